import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { within } from '#server/db/within'

/** Tokens reserved for one call of the model. */
export interface Reservation {
  /**
   * Replaces the reservation with the tokens used, once. Never fails: if the database is unreachable or the process
   * dies, the reservation stays counted.
   */
  settle(usedTokens: number): Promise<void>
}

/** The day's remaining tokens for the model. */
export interface TokenBudget {
  /**
   * Reserves `tokens`; undefined if fewer are left. Reservations never exceed the cap together.
   * @throws Error when the database does not respond in time
   */
  reserve(tokens: number): Promise<Reservation | undefined>
}

/** Uses `clock_timestamp()`, because `now()` is the start of the transaction. */
const today = sql<string>`(clock_timestamp() at time zone 'utc')::date`

/**
 * Creates the budget. It uses single statements and the database's date, so that any number of processes share one cap.
 * @param deadlineMs how long the chat waits before the database counts as unreachable
 */
export function tokenBudget(db: Db, capPerDay: number, deadlineMs = 1_000): TokenBudget {
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
    return taken && { settle: (usedTokens) => refund(tokens - usedTokens, taken.day) }
  }

  async function refund(tokens: number, ofDay: string): Promise<void> {
    if (tokens === 0) return
    const update = db
      .update(assistantTokenDays)
      .set({ used_tokens: sql`${used_tokens} - ${tokens}` })
      .where(eq(day, ofDay))
    await within(deadlineMs, update.execute()).catch(() => {})
  }

  return {
    async reserve(tokens) {
      if (tokens > capPerDay) return undefined
      const taking = take(tokens)
      try {
        return await within(deadlineMs, taking)
      } catch (error) {
        // The reservation may still be made once the database is back, and then stays unused.
        void taking.then((late) => late?.settle(0)).catch(() => {})
        throw error
      }
    },
  }
}

/** Returns the tokens that all processes have reserved or used today. */
export async function tokensUsedToday(db: Db): Promise<number> {
  const { day, used_tokens } = assistantTokenDays
  const [row] = await db.select({ used_tokens }).from(assistantTokenDays).where(eq(day, today))
  return row?.used_tokens ?? 0
}
