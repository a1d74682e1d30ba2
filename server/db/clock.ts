import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

const askedAgainAfterMs = 60_000

/**
 * The database's time in ms since 1970, for what several processes must agree on and nobody can wait a query for: asked
 * once a minute and counted on from there by a clock that nobody sets. @throws Error while it has never been reached
 */
export function databaseClock(db: Db): () => Promise<number> {
  let known: { offsetMs: number; atMs: number } | undefined
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const { rows } = await db.execute<{ ms: string }>(
      sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
    )
    const answeredMs = performance.now()
    // Read a little before it arrived: what is signed with this never lies ahead of the database.
    known = { offsetMs: Number(rows[0]?.ms) - answeredMs, atMs: answeredMs }
  }

  return async () => {
    if (!known || performance.now() - known.atMs > askedAgainAfterMs) {
      asking ??= ask().finally(() => (asking = undefined))
      // What was known stands while the database is away.
      await asking.catch((error: unknown) => {
        if (!known) throw error
      })
    }
    if (!known) throw new Error('the database has not told its time')
    return Math.floor(known.offsetMs + performance.now())
  }
}
