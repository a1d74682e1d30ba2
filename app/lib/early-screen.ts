import type { QueryClient } from '@tanstack/react-query'
import type { AdminRole } from '#domain/role'

/** The request header with the browser's time zone, so that times do not change, and move what is below, on hydration. */
export const zoneHeader = 'x-time-zone'

/**
 * A back-office screen rendered on the server for the signed-in account, with its data, for the browser to continue
 * from (docs/decisions/0020-the-office-is-drawn-early-and-reads-what-changed.md).
 */
export interface EarlyScreen {
  role: AdminRole
  /** The account's address; empty on the server, which does not know it. */
  email: string
  /** The time of rendering, in ms since 1970. */
  now: number
  /** The user's time zone, which the browser sends (`zoneHeader`); undefined if it is not a known one. */
  zone?: string | undefined
  /** When its data arrived, by the device's clock. */
  at: number
  /** The data by query key. */
  data: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** The query cache during rendering. The browser creates its own from `data`. */
  queries?: QueryClient
}
