import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database'
import { freeWorkshopSessionReader } from './free-workshop-session.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
  // A fake clock, so that the cache expires exactly on time on a slow machine, too.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

/** The real database behind a connection that can be cut: while `down` is set, queries fail with it. */
function createLine() {
  const line: { down: Promise<never> | undefined; lost: number } = { down: undefined, lost: 0 }
  function query(...args: unknown[]) {
    if (!line.down) return Reflect.apply(database.pool.query, database.pool, args)
    line.lost += 1
    return line.down
  }
  const pool = Object.assign(Object.create(database.pool) as Pool, { query })
  return { line, read: freeWorkshopSessionReader({ db: drizzle(pool), now: () => new Date() }) }
}

const cut = () => Promise.reject(new Error('the line is cut'))

test('caches the next session for a second, and a failure not at all', async () => {
  const { line, read } = createLine()
  line.down = cut()
  await expect(read()).rejects.toThrow()
  line.down = undefined
  const first = read()
  expect((await first).seatsLeft).toBeGreaterThan(0)
  vi.setSystemTime(Date.now() + 999)
  expect(read()).toBe(first)
  vi.setSystemTime(Date.now() + 1)
  const next = read()
  expect(next).not.toBe(first)
  expect(await next).toEqual(await first)
})

test('a late failure does not remove a newer response from the cache', async () => {
  const { line, read } = createLine()
  const { promise, reject } = Promise.withResolvers<never>()
  line.down = promise
  const failing = read()
  await vi.waitFor(() => expect(line.lost).toBeGreaterThan(0), { timeout: 15_000 })
  line.down = undefined
  vi.setSystemTime(Date.now() + 1_000)
  const newer = read()
  reject(new Error('the line is cut'))
  await expect(failing).rejects.toThrow()
  expect(read()).toBe(newer)
  await newer
})
