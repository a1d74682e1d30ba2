import { createHash } from 'node:crypto'
import type { Database } from './connect.ts'
import { countDifferenceOf, subtract } from './grouped-counts.ts'
import { type Counted, memoryWindows } from './memory-windows.ts'
import { within } from './within.ts'

export interface Counter {
  /** Adds to a key. Never fails: while the database is unreachable this process continues from the last known count. */
  count(key: string, amount?: number): Promise<Counted>
  /** Refunds an unused count; has no effect once the window has ended. */
  refund(key: string, amount?: number): Promise<void>
}

interface CounterOptions {
  /** Counters of different names never share a key. */
  name: string
  windowSeconds: number
  /** A key above it is answered from memory until its window ends, without a query. */
  limit?: number
  /** How long counting may take before the database counts as unreachable. */
  deadlineMs?: number
  /** Monotonic milliseconds, for windows in memory. */
  nowMs?: () => number
}

/** How long no counter queries an unreachable database, so that calls do not each wait for the deadline. */
const pauseMs = 1_000

/** Per pool, because all counters of a process learn at once that their database is unreachable. */
const awayUntilMs = new WeakMap<object, number>()

/**
 * Counts by key in windows that begin with a key's first count. The windows are the database's, so that processes
 * whose clocks differ share them.
 */
export function createCounter(
  { pool }: Pick<Database, 'pool'>,
  {
    name,
    windowSeconds,
    limit = Infinity,
    deadlineMs = 1_000,
    nowMs = () => performance.now(),
  }: CounterOptions,
): Counter {
  const windowMs = windowSeconds * 1000
  const add = countDifferenceOf(pool)
  /** The last known counts by key, and those added while the database was unreachable. */
  const known = memoryWindows(windowMs)

  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (nowMs() < (awayUntilMs.get(pool) ?? 0)) throw new Error('the database was away a moment ago')
    try {
      return await within(deadlineMs, question())
    } catch (error) {
      awayUntilMs.set(pool, nowMs() + pauseMs)
      throw error
    }
  }

  return {
    async count(key, amount = 1) {
      const place = storedKey(name, key)
      const before = known.of(place, nowMs())
      if (before && before.total > limit) return before
      const counted = await ask(() => add({ key: place, points: amount, windowMs })).catch(() => undefined)
      if (!counted) return known.add(place, amount, nowMs())
      known.set(place, counted, nowMs())
      return counted
    },

    async refund(key, amount = 1) {
      const place = storedKey(name, key)
      try {
        const left = await ask(() => subtract(pool, place, amount))
        if (left) known.set(place, left, nowMs())
      } catch {
        known.add(place, -amount, nowMs())
      }
    },
  }
}

/** Readable where possible; hashed when it is too long for the column or contains unstorable text. */
function storedKey(name: string, key: string): string {
  const plain = /^[\x20-\x7e]{0,200}$/.test(key)
  return `${name}:${plain ? key : createHash('sha256').update(key).digest('base64url')}`
}
