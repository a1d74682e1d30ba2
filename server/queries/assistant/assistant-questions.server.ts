import type { Database } from '#server/db/connect'
import { createCounter } from '#server/db/counters'

const maxPerHour = 40

/** How many questions a visitor may ask the model; beyond it the built-in answers are used. */
export interface VisitorQuestions {
  /** Counts one. Never fails: while the database is unreachable, this process counts alone. */
  isWithinHour(clientKey: string): Promise<boolean>
}

/**
 * Counted in the database, for all processes.
 * @param deadlineMs how long counting may take before the database counts as unreachable
 */
export function visitorQuestions(database: Pick<Database, 'pool'>, deadlineMs?: number): VisitorQuestions {
  const { count } = createCounter(database, {
    name: 'assistant',
    windowSeconds: 3_600,
    limit: maxPerHour,
    deadlineMs,
  })
  return {
    isWithinHour: async (clientKey) => (await count(clientKey)).total <= maxPerHour,
  }
}
