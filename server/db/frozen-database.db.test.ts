import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabaseHealth } from '#server/http/database-health'
import { createLog } from '#server/process/log'
import { createMetrics } from '#server/metrics/create-metrics'
import { storedFigures } from '#server/metrics/stored-figures'
import { createTestApp } from '#test/app'
import type { TestDatabase } from '#test/database'
import { startTestPostgres, type TestPostgres } from '#test/postgres'
import { connectDatabase } from './connect.ts'
import { migrateDatabase } from './migrate.ts'

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a frozen PostgreSQL', () => {
  let postgres: TestPostgres
  let database: TestDatabase
  const states: string[] = []

  beforeAll(async () => {
    const own = await startTestPostgres()
    if (!own) throw new Error('no PostgreSQL of our own to freeze')
    postgres = own
    const connected = await connectDatabase({
      databaseUrl: own.url,
      dataDir: '',
      onState: (state) => void states.push(state),
    })
    await migrateDatabase(connected)
    database = connected
  })
  afterAll(async () => {
    postgres?.thaw()
    await database?.close()
    await postgres?.stop()
  })

  const lead = (id: string) => ({
    name: 'Ada Example',
    email: `${id}@example.com`,
    company: 'Example Engines',
    submissionId: id,
  })
  async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
    const begun = performance.now()
    return { result: await work, ms: performance.now() - begun }
  }

  test('forms fail within two seconds, then at once, and the chat keeps responding', async () => {
    const { post } = createTestApp(database)
    const { fault } = createDatabaseHealth(database)
    const ids = [randomUUID(), randomUUID()] as const
    expect((await post('subscribe-contact', lead(randomUUID()))).status).toBe(200)
    expect(await fault()).toBeUndefined()

    postgres.freeze()
    const [first, chat, deep] = await Promise.all([
      timed(post('subscribe-contact', lead(ids[0]))),
      timed(post('chatbot-response', { userMessage: 'What does the audit cost?', conversationHistory: [] })),
      timed(fault()),
    ])
    expect(first.result).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(first.result.headers.get('retry-after'))).toBeGreaterThan(0)
    // It takes two seconds on an otherwise idle machine.
    expect(first.ms).toBeLessThan(4_000)
    expect(chat.result.status).toBe(200)
    expect(deep.result).toBe('the database does not answer')
    expect(database.state()).toBe('away')
    const next = await timed(post('subscribe-contact', lead(ids[1])))
    expect(next.result.status).toBe(503)
    expect(next.ms).toBeLessThan(1_000)
    expect(await fault()).toBe('the database does not answer')

    await wait(1_000)
    postgres.thaw()
    await expect.poll(() => database.state(), { timeout: 10_000 }).toBe('answering')
    for (const id of ids) expect((await post('subscribe-contact', lead(id))).status).toBe(200)
    expect(await fault()).toBeUndefined()
    expect(states).toEqual(['away', 'answering'])
  })

  test('a repeat finds a commit whose response was lost, and does not run twice', async () => {
    const { post } = createTestApp(database)
    const id = randomUUID()
    // The call waits for a lock until PostgreSQL is frozen, so its response is lost whether it commits or not.
    const holder = await database.pool.connect()
    await holder.query('begin; lock table contacts in share mode')
    const answer = post('subscribe-contact', lead(id))
    await expect
      .poll(async () => (await holder.query('select 1 from pg_locks where not granted')).rows.length)
      .toBeGreaterThan(0)
    void holder.query('commit').catch(() => {})
    postgres.freeze()
    const { status } = await answer
    holder.release(true)
    await wait(500)
    postgres.thaw()
    await expect.poll(() => database.state(), { timeout: 10_000 }).toBe('answering')
    if (status !== 200) expect(status).toBe(503)
    expect((await post('subscribe-contact', lead(id))).status).toBe(200)
    const { rows } = await database.db.execute(
      sql`select (select count(*)::int from contact_leads where email = ${lead(id).email}) as leads,
        (select count(*)::int from activities a join contacts c on c.id = a.contact_id where c.email = ${lead(id).email}) as activities`,
    )
    expect(rows).toEqual([{ leads: 1, activities: 1 }])
  })

  test('callers waiting for a connection of a full pool fail when the database becomes unreachable', async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()))
    const waiting = Promise.allSettled(Array.from({ length: 5 }, () => database.pool.query('select 1')))
    postgres.freeze()
    expect((await waiting).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
    postgres.thaw()
    for (const client of held) client.release()
    await expect.poll(() => database.state(), { timeout: 10_000 }).toBe('answering')
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('metrics stay available and report it as unreachable', async () => {
    const metrics = createMetrics({
      database,
      connected: () => ({}),
      routeOf: () => 'none',
      fault: createDatabaseHealth(database).fault,
      figures: storedFigures(database.db, createLog('silent')),
    })
    postgres.freeze()
    const text = await metrics.text()
    postgres.thaw()
    expect(text).toMatch(/^site_database_up 0$/m)
    expect(text).not.toMatch(/^site_held_submissions \d/m)
    await expect.poll(() => database.state(), { timeout: 10_000 }).toBe('answering')
    expect(await metrics.text()).toMatch(/^site_database_up 1$/m)
  })

  test('the queue for a connection is bounded', async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()))
    const waiting = Promise.allSettled(Array.from({ length: 5_010 }, () => database.pool.query('select 1')))
    for (const client of held) client.release()
    const refused = (await waiting).filter(
      (each) => each.status === 'rejected' && String(each.reason).includes('too many wait'),
    )
    expect(refused).toHaveLength(10)
  })
})
