import type { Database } from '#server/db/connect'
import { createCounter } from '#server/db/counters'

const mostAnHour = 40

/** The questions for which a visitor has a model's answer; above it the built-in ones do. */
export interface VisitorQuestions {
  /** Counts one. Never fails: while the database is away, this process counts for itself. */
  isWithinHour(clientKey: string): Promise<boolean>
}

/**
 * Counted where all processes see it.
 * @param patienceMs How long a count may take before the database is taken to be away.
 */
export function visitorQuestions(database: Pick<Database, 'pool'>, patienceMs?: number): VisitorQuestions {
  const { count } = createCounter(database, {
    name: 'assistant',
    windowSeconds: 3_600,
    limit: mostAnHour,
    patienceMs,
  })
  return {
    isWithinHour: async (clientKey) => (await count(clientKey)).total <= mostAnHour,
  }
}
