import type { QueryClient } from '@tanstack/react-query'
import type { AdminRole } from '#domain/role'

/**
 * A screen of the back office that was rendered on the server for the signed-in account, and what it was rendered with:
 * the browser goes on from there (docs/decisions/0042-the-offices-first-screen.md).
 */
export interface EarlyScreen {
  role: AdminRole
  /** Of the account; empty on the server, which is not told. */
  email: string
  /** The time it was rendered at, in ms since 1970. */
  now: number
  /** When its data came, by the clock of the device that has it. */
  at: number
  /** What was read, by the key of its query. */
  data: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** To read with while it is rendered. The browser makes its own of `data`. */
  queries?: QueryClient
}
