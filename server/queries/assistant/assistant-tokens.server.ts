import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { within } from '#server/db/within'

/** Tokens taken out of a day for one call of the model. */
export interface Reservation {
  /**
   * Counts what was used instead of what was taken, once. Never fails: while the database is away, as when the process
   * dies first, all that was taken stays counted.
   */
  settle(usedTokens: number): Promise<void>
}

/** The day's tokens that the model may still use. */
export interface TokenBudget {
  /**
   * Takes `tokens` out of the day; undefined when fewer are left. Together no more than the cap is ever taken.
   * @throws Error when the database does not answer in time
   */
  reserve(tokens: number): Promise<Reservation | undefined>
}

/** `now()` would be the moment a transaction began. */
const today = sql<string>`(clock_timestamp() at time zone 'utc')::date`

/**
 * Counted by single statements and by the database's day, so that any number of processes share one cap.
 * @param patienceMs The chat waits for it: a database that takes longer is as good as away.
 */
export function tokenBudget(db: Db, capPerDay: number, patienceMs = 1_000): TokenBudget {
  const { day, used_tokens } = assistantTokenDays

  async function take(tokens: number): Promise<Reservation | undefined> {
    const [taken] = await db
      .insert(assistantTokenDays)
      .values({ day: today, used_tokens: tokens })
      .onConflictDoUpdate({
        target: day,
        set: { used_tokens: sql`${used_tokens} + ${tokens}` },
        setWhere: sql`${used_tokens} + ${tokens} <= ${capPerDay}`,
      })
      .returning({ day })
    return taken && { settle: (usedTokens) => giveBack(tokens - usedTokens, taken.day) }
  }

  async function giveBack(tokens: number, ofDay: string): Promise<void> {
    if (tokens === 0) return
    const given = db
      .update(assistantTokenDays)
      .set({ used_tokens: sql`${used_tokens} - ${tokens}` })
      .where(eq(day, ofDay))
    await within(patienceMs, given.execute()).catch(() => {})
  }

  return {
    async reserve(tokens) {
      if (tokens > capPerDay) return undefined
      const taking = take(tokens)
      try {
        return await within(patienceMs, taking)
      } catch (error) {
        // It may still be taken once the database is back, and nobody uses it then.
        void taking.then((late) => late?.settle(0)).catch(() => {})
        throw error
      }
    },
  }
}
