import { createHash } from 'node:crypto'
import type { Database } from './connect.ts'
import { type Counted, memoryWindows } from './memory-windows.ts'
import { within } from './within.ts'

export interface Counter {
  /** Adds to a key. Never fails: while the database is away this process goes on from the last it heard. */
  count(key: string, amount?: number): Promise<Counted>
  /** Takes back what was not used after all; nothing happens once the window has ended. */
  giveBack(key: string, amount?: number): Promise<void>
}

interface CounterOptions {
  /** Counters of different names never share a key. */
  name: string
  windowSeconds: number
  /** A key above it is answered from memory until its window ends, and no longer counted: it costs no query. */
  limit?: number
  /** A database that takes longer than this to count is as good as away. */
  patienceMs?: number
  /** Milliseconds that only ever grow, for what is kept in memory. */
  nowMs?: () => number
}

/** After that it is left alone for as long, so that calls do not wait for it one after the other. */
const restMs = 1_000

/** By pool, because all counters of a process learn at once that their database is away. */
const awayUntilMs = new WeakMap<object, number>()

/**
 * Counts by key in windows that begin with a key's first count. The windows are the database's: its clock decides, so
 * that processes whose clocks differ share them.
 */
export function createCounter(
  { pool }: Pick<Database, 'pool'>,
  {
    name,
    windowSeconds,
    limit = Infinity,
    patienceMs = 1_000,
    nowMs = () => performance.now(),
  }: CounterOptions,
): Counter {
  const windowMs = windowSeconds * 1000
  /** The last that was heard of each key, and counted since while the database was away. */
  const known = memoryWindows(windowMs)

  async function ask(text: string, values: unknown[]): Promise<Counted | undefined> {
    if (nowMs() < (awayUntilMs.get(pool) ?? 0)) throw new Error('the database was away a moment ago')
    try {
      const { rows } = await within(patienceMs, pool.query(text, values))
      const row = rows[0] as StoredCount | undefined
      return row && { total: row.points, waitSeconds: Math.max(0, Number(row.wait_ms)) / 1000 }
    } catch (error) {
      awayUntilMs.set(pool, nowMs() + restMs)
      throw error
    }
  }

  return {
    async count(key, amount = 1) {
      const place = storedKey(name, key)
      const before = known.of(place, nowMs())
      if (before && before.total > limit) return before
      const counted = await ask(addText, [place, amount, windowMs]).catch(() => undefined)
      if (!counted) return known.add(place, amount, nowMs())
      known.set(place, counted, nowMs())
      return counted
    },

    async giveBack(key, amount = 1) {
      const place = storedKey(name, key)
      try {
        const left = await ask(giveBackText, [place, amount])
        if (left) known.set(place, left, nowMs())
      } catch {
        known.add(place, -amount, nowMs())
      }
    },
  }
}

interface StoredCount {
  points: number
  /** A bigint, which the driver gives as text. */
  wait_ms: string
}

/** `now()` would be the moment a transaction began; the milliseconds since 1970 of this one. */
const nowMsText = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** One look at the clock for the whole statement: `excluded.expire` is that and the window. */
const addText = `
  insert into rate_limits as kept (key, points, expire) values ($1, $2, ${nowMsText} + $3::bigint)
  on conflict (key) do update set
    points = case when kept.expire > excluded.expire - $3::bigint then kept.points + excluded.points else excluded.points end,
    expire = case when kept.expire > excluded.expire - $3::bigint then kept.expire else excluded.expire end
  returning points, expire - ${nowMsText} as wait_ms`

const giveBackText = `
  update rate_limits set points = greatest(points - $2, 0) where key = $1 and expire > ${nowMsText}
  returning points, expire - ${nowMsText} as wait_ms`

/** Readable where it can be; hashed when it is too long for the column or holds what text cannot. */
function storedKey(name: string, key: string): string {
  const plain = /^[\x20-\x7e]{0,200}$/.test(key)
  return `${name}:${plain ? key : createHash('sha256').update(key).digest('base64url')}`
}
