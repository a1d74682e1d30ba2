import { type SQL, sql } from 'drizzle-orm'
import { contacts } from './contacts.ts'

/**
 * The order in which contacts are locked, so that two transactions never deadlock. By bytes, because the database's
 * own order depends on its locale, and {@link inOrderOfAddress} must be the same.
 */
export const inAddressOrder: SQL = sql`${contacts.email} collate "C"`

/** The same order for rows to be inserted. */
export const inOrderOfAddress = (one: { email: string }, other: { email: string }): number =>
  Buffer.compare(Buffer.from(one.email), Buffer.from(other.email))
