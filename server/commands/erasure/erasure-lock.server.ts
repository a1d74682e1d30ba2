import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'

const erasure = sql`hashtextextended('erasure', 0)`

/**
 * Waits for running erasures and blocks new ones until the transaction ends, because an undo would restore data that an
 * erasure clears from the log. Must come before any other lock.
 */
export const waitForErasures = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${erasure})`)

/** Blocks undo and other erasures until the transaction ends. Must come before any other lock. */
export const beginErasure = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${erasure})`)
