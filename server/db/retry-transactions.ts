import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isContended } from './failures.ts'

const maxAttempts = 5
/** Random, so that two that collided do not collide again. */
const pauseMs = (attempt: number) => randomInt(5, 50 * attempt)

/**
 * Retries a transaction that PostgreSQL aborted because of another one (a deadlock, a serialization failure). Nothing
 * of it was stored, and the retry sees what the other one wrote. A transaction's callback may therefore run several
 * times and must have no effects outside of it.
 */
export function retryTransactions(db: NodePgDatabase): NodePgDatabase {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await begin(work, config)
      } catch (error) {
        if (attempt === maxAttempts || !isContended(error)) throw error
        await wait(pauseMs(attempt))
      }
    }
  }
  return db
}
