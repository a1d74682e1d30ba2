import { type SQL, sql } from 'drizzle-orm'
import { contacts } from './contacts.ts'

/**
 * The order in which several contacts are locked, so that two transactions that lock the same ones wait for each other
 * and never in a circle. By bytes: the database's own order depends on how it was set up, and {@link inOrderOfAddress} has to
 * be the same.
 */
export const inAddressOrder: SQL = sql`${contacts.email} collate "C"`

/** The same order for what is put in by its address. */
export const inOrderOfAddress = (one: { email: string }, other: { email: string }): number =>
  Buffer.compare(Buffer.from(one.email), Buffer.from(other.email))
