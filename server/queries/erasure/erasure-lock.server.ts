import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'

const erasure = sql`hashtextextended('erasure', 0)`

/**
 * What the log says of somebody is erased with them, and undoing brings it back: neither may begin while the other is
 * under way. To be called before anything is locked.
 */
export const waitForErasures = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${erasure})`)

/** Lets nobody undo anything, nor erase anybody else, until the transaction ends. Before anything is locked. */
export const beginErasure = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${erasure})`)
