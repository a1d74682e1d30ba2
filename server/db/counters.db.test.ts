import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database'
import { silentDatabase } from '#test/silent-database'
import { createCounter } from './counters.ts'
import { rateLimits } from './schema/rate-limits.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => void vi.useRealTimers())

const window = { name: 'posts', windowSeconds: 60 }
const totals = (counted: { total: number }[]) => counted.map(({ total }) => total).toSorted((a, b) => a - b)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** Ages windows in the database, whose clock the test cannot set. */
const age = (seconds: number) =>
  database.db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${seconds * 1000}` })

describe('a counter', () => {
  test('adds up by key, and reports how long the window lasts', async () => {
    const { count } = createCounter(database, window)
    expect((await count('ada')).total).toBe(1)
    expect((await count('ada', 5)).total).toBe(6)
    expect((await count('bob')).total).toBe(1)
    const { waitSeconds } = await count('ada')
    expect(waitSeconds).toBeGreaterThan(30)
    expect(waitSeconds).toBeLessThanOrEqual(60)
  })

  test('starts again once the window has ended', async () => {
    const { count } = createCounter(database, window)
    await count('ada', 7)
    await age(40)
    const late = await count('ada')
    expect(late.total).toBe(8)
    expect(late.waitSeconds).toBeLessThanOrEqual(20)
    await age(21)
    expect((await count('ada')).total).toBe(1)
    expect((await count('ada')).total).toBe(2)
  })

  test('refunds unused counts, but no more than were counted', async () => {
    const { count, refund } = createCounter(database, window)
    await count('ada', 100)
    await refund('ada', 60)
    expect((await count('ada', 0)).total).toBe(40)
    await refund('ada', 1_000)
    expect((await count('ada')).total).toBe(1)
    await refund('nobody')
    expect((await count('nobody')).total).toBe(1)
  })

  test('accepts any key', async () => {
    const { count } = createCounter(database, window)
    const keys = ['', 'a\0b', 'é'.repeat(3), 'x'.repeat(5_000), `${'x'.repeat(4_999)}y`]
    for (const key of keys) expect((await count(key)).total).toBe(1)
    for (const key of keys) expect((await count(key)).total).toBe(2)
    expect(await database.db.$count(rateLimits)).toBe(keys.length)
  })
})

describe('counters of several processes', () => {
  const three = () => upTo(3).map(() => createCounter(database, window))

  test('lose and duplicate no count when they count concurrently', async () => {
    const counted = await Promise.all(three().flatMap(({ count }) => upTo(60).map(() => count('everybody'))))
    expect(totals(counted)).toEqual(upTo(180))
  })

  // The embedded database has its process's clock and a single process.
  test.skipIf(!process.env['TEST_DATABASE_URL'])('share a window whatever their clocks say', async () => {
    const [first, second] = three()
    await first?.count('ada', 10)
    for (const minutes of [2, -2]) {
      vi.setSystemTime(Date.now() + minutes * 60_000)
      const { total, waitSeconds } = (await second?.count('ada')) ?? { total: 0, waitSeconds: 0 }
      expect(total).toBeGreaterThan(10)
      expect(waitSeconds).toBeGreaterThan(30)
      expect(waitSeconds).toBeLessThanOrEqual(60)
      vi.useRealTimers()
    }
  })

  test('keep counters with different names apart', async () => {
    const [posts, mails] = ['posts', 'mails'].map((name) => createCounter(database, { ...window, name }))
    await posts?.count('ada', 5)
    expect((await mails?.count('ada'))?.total).toBe(1)
  })
})

test('concurrent counts of several counters share one statement, and each gets its own result', async () => {
  let queries = 0
  const query = (text: string, values: unknown[]) => {
    queries += 1
    return database.pool.query(text, values)
  }
  const pool = { query } as unknown as TestDatabase['pool']
  const [posts, mails] = ['posts', 'mails'].map((name) => createCounter({ pool }, { ...window, name }))
  const counted = await Promise.all([
    ...upTo(20).map((amount) => posts?.count('ada', amount)),
    ...upTo(20).map(() => posts?.count('bob')),
    ...upTo(20).map(() => mails?.count('ada')),
  ])
  const triangle = (last: number) => (last * (last + 1)) / 2
  expect(counted.map((each) => each?.total)).toEqual([...upTo(20).map(triangle), ...upTo(20), ...upTo(20)])
  expect(queries).toBe(1)
})

test('a key above its limit costs no query until the window ends or something is refunded', async () => {
  let atMs = 0
  let queries = 0
  const query = (text: string, values: unknown[]) => {
    queries += 1
    return database.pool.query(text, values)
  }
  const { count, refund } = createCounter(
    { pool: { query } as unknown as TestDatabase['pool'] },
    { ...window, limit: 3, nowMs: () => atMs },
  )
  for (const total of [1, 2, 3, 4, 4, 4]) expect((await count('ada')).total).toBe(total)
  expect(queries).toBe(4)
  await refund('ada', 4)
  expect((await count('ada')).total).toBe(1)

  await count('ada', 5)
  await age(61)
  expect((await count('ada')).total).toBe(6)
  atMs += 60_001
  expect((await count('ada')).total).toBe(1)
})

describe('a counter without its database', () => {
  test('counts in memory, and waits for a frozen database only once', async () => {
    const frozen = await silentDatabase()
    const { count, refund } = createCounter(frozen, window)
    const other = createCounter(frozen, { ...window, name: 'mails' })
    const started = performance.now()
    expect(totals(await Promise.all(upTo(30).map(() => count('ada'))))).toEqual(upTo(30))
    expect((await count('ada')).total).toBe(31)
    expect((await other.count('ada')).total).toBe(1)
    await refund('ada', 11)
    expect((await count('ada')).total).toBe(21)
    // One by one the six would take six seconds.
    expect(performance.now() - started).toBeLessThan(4_000)
  })

  test('expires its windows in memory, and stores at most 10,000 keys there', async () => {
    let atMs = 0
    const query = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const pool = { query } as unknown as TestDatabase['pool']
    const { count } = createCounter({ pool }, { ...window, nowMs: () => atMs })
    await count('ada', 5)
    atMs += 59_999
    expect(await count('ada')).toEqual({ total: 6, waitSeconds: 0.001 })
    atMs += 1
    expect(await count('ada')).toEqual({ total: 1, waitSeconds: 60 })
    for (const number of upTo(10_000)) await count(`visitor ${number}`)
    expect((await count('visitor 10000')).total).toBe(2)
    expect((await count('ada')).total).toBe(1)
  })

  test('continues from the last known counts', async () => {
    let isAway = false
    const query = (text: string, values: unknown[]) =>
      isAway ? Promise.reject(new Error('connect ECONNREFUSED')) : database.pool.query(text, values)
    const { count } = createCounter({ pool: { query } as unknown as TestDatabase['pool'] }, window)
    await count('ada', 15)
    isAway = true
    expect((await count('ada')).total).toBe(16)
    expect((await count('ada')).total).toBe(17)
  })

  test('retries the database a second later', async () => {
    let atMs = 0
    let isAway = true
    const query = (text: string, values: unknown[]) =>
      isAway ? Promise.reject(new Error('connect ECONNREFUSED')) : database.pool.query(text, values)
    const pool = { query } as unknown as TestDatabase['pool']
    const { count } = createCounter({ pool }, { ...window, nowMs: () => atMs })
    await count('ada', 5)
    isAway = false
    expect((await count('ada')).total).toBe(6)
    atMs += 1_000
    expect((await count('ada')).total).toBe(1)
    expect(await database.db.$count(rateLimits)).toBe(1)
  })
})
