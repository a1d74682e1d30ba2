import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** The day's tokens that the model may still use. */
export interface TokenBudget {
  /** Takes `tokens` out of the day, or nothing and says false: together no more than the cap is ever taken. */
  reserve(tokens: number, now: Date): Promise<boolean>
  /** Gives back what was reserved on that day and not used. */
  giveBack(tokens: number, reservedAt: Date): Promise<void>
}

/** Counted by single statements, so that any number of processes share one cap. */
export function tokenBudget(db: Db, capPerDay: number): TokenBudget {
  const { day, used_tokens } = assistantTokenDays
  return {
    async reserve(tokens, now) {
      if (tokens > capPerDay) return false
      const taken = await db
        .insert(assistantTokenDays)
        .values({ day: dayOf(now), used_tokens: tokens })
        .onConflictDoUpdate({
          target: day,
          set: { used_tokens: sql`${used_tokens} + ${tokens}` },
          setWhere: sql`${used_tokens} + ${tokens} <= ${capPerDay}`,
        })
        .returning({ day })
      return taken.length > 0
    },
    async giveBack(tokens, reservedAt) {
      await db
        .update(assistantTokenDays)
        .set({ used_tokens: sql`${used_tokens} - ${tokens}` })
        .where(eq(day, dayOf(reservedAt)))
    },
  }
}
