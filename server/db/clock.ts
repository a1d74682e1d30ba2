import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

const rereadAfterMs = 60_000

/**
 * Returns a function for the database's time in ms since 1970, so that processes agree on it without a query per use.
 * The time is read once a minute and advanced by a monotonic clock.
 * @throws Error before the first successful read
 */
export function databaseClock(db: Db): () => Promise<number> {
  let known: { offsetMs: number; atMs: number } | undefined
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const { rows } = await db.execute<{ ms: string }>(
      sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
    )
    const answeredMs = performance.now()
    // The database read its clock before the answer arrived, so signed times are never ahead of it.
    known = { offsetMs: Number(rows[0]?.ms) - answeredMs, atMs: answeredMs }
  }

  return async () => {
    if (!known || performance.now() - known.atMs > rereadAfterMs) {
      asking ??= ask().finally(() => (asking = undefined))
      // While the database is unreachable the last reading is used.
      await asking.catch((error: unknown) => {
        if (!known) throw error
      })
    }
    if (!known) throw new Error('the database has not told its time')
    return Math.floor(known.offsetMs + performance.now())
  }
}
