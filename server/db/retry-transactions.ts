import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isContended } from './failures.ts'

const mostAttempts = 5
/** Random, so that two that met do not meet again. */
const pauseMs = (attempt: number) => randomInt(5, 50 * attempt)

/**
 * Runs a transaction again that PostgreSQL ended because another one was in its way (a deadlock, a serialization
 * failure): nothing of it was stored, and the second time it finds what the other one has left. So the callback of a
 * transaction may run several times, and must not add to anything outside of it.
 */
export function retryTransactions(db: NodePgDatabase): NodePgDatabase {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await begin(work, config)
      } catch (error) {
        if (attempt === mostAttempts || !isContended(error)) throw error
        await wait(pauseMs(attempt))
      }
    }
  }
  return db
}
