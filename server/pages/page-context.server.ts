import { createContext, data, type RouterContextProvider } from 'react-router'
import type { AdminRole } from '#domain/role'
import type { Db } from '#server/db/connect'

/** The nonce of this answer's content security policy; empty where hashes are used. */
export const nonceContext = createContext('')

/** The database, for loaders; none while the site is built. */
export const databaseContext = createContext<Db | undefined>(undefined)

/** On a page of the back office whose screen comes before its script. */
export const earlyScreenHeader = 'x-early-screen'

/** Of the account whose token a screen of the back office is asked for with; none without one. */
export const adminContext = createContext<AdminRole | null>(null)

/** The zone of the business’s clock (IANA name), by which the office writes times. */
export const businessZoneContext = createContext('UTC')

/** Takes what went wrong while a page was made, for the log. */
export const reportContext = createContext<(error: unknown) => void>(() => {})

/**
 * What a page shows from the database, for its loader to return. When that cannot be read, `stored` is null and the
 * answer 503: the page says so, and whoever has an older copy of it keeps that.
 */
export async function loadStored<Stored>(
  context: Readonly<RouterContextProvider>,
  read: (db: Db) => Promise<Stored>,
) {
  const db = context.get(databaseContext)
  try {
    return data({ stored: db ? await read(db) : null }, db ? 200 : 503)
  } catch (error) {
    context.get(reportContext)(error)
    return data({ stored: null }, 503)
  }
}
