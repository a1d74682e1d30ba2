import { createContext, data, type RouterContextProvider } from 'react-router'
import type { AdminRole } from '#domain/role'
import type { CallRules } from '#domain/call-rules'
import type { PublishedLists } from './published-lists.server.ts'

/** The nonce of this response's content security policy; empty where hashes are used. */
export const nonceContext = createContext('')

/** What is published, for loaders; undefined during the build. */
export const listsContext = createContext<PublishedLists | undefined>(undefined)

/** Set for an office page whose screen comes before its script. */
export const earlyScreenHeader = 'x-early-screen'

/** The account behind the token of a request for an office screen; undefined without one. */
export const adminContext = createContext<AdminRole | null>(null)

/** The business's time zone (IANA name), used for times in the office. */
export const businessZoneContext = createContext('UTC')

/** What the open times of calls depend on beside the calls; undefined during the build. */
export const bookingContext = createContext<{ rules: CallRules; now: Date } | undefined>(undefined)

/** Reports an error while rendering, for the log. */
export const reportContext = createContext<(error: unknown) => void>(() => {})

/** What a page shows of the lists, for its loader to return; null, with status 503, during the build. */
export function loadStored<Stored>(
  context: Readonly<RouterContextProvider>,
  select: (lists: PublishedLists) => Stored,
) {
  const lists = context.get(listsContext)
  return data({ stored: lists ? select(lists) : null }, lists ? 200 : 503)
}
