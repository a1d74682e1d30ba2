import type { Database } from '#server/db/connect'
import { createCounter } from '#server/db/counters'

const maxPerHour = 40

/** Limits a visitor's questions to the model. Beyond the limit, the built-in answers are used. */
export interface VisitorQuestions {
  /** Counts one. Never fails: while the database is unreachable, this process counts alone. */
  isWithinHour(clientKey: string): Promise<boolean>
}

/**
 * Creates the limit, which is counted in the database for all processes.
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
