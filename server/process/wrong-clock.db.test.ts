import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectDatabase } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { exportTickets } from '#server/db/schema/export-tickets'
import { log } from '#server/db/schema/log'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { putAccount } from '#test/team'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => {
  vi.useRealTimers()
})

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** This process's clock alone: the database's and the timers' stay. */
function setClockOffBy(skewMs: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skewMs })
}

const rightNow = () => performance.timeOrigin + performance.now()
const offMs = (time: Date | null | undefined) => Math.abs((time?.getTime() ?? 0) - rightNow())

// The embedded database has this machine's clock.
describe.runIf(process.env['TEST_DATABASE_URL'])('a process whose clock is off', () => {
  test.each([10 * minuteMs, -10 * minuteMs, 2 * dayMs, -2 * dayMs])(
    'by %i ms stores the time of the database',
    async (skewMs) => {
      await expect.poll(() => offMs(database.now()), { timeout: 10_000 }).toBeLessThan(1_000)
      setClockOffBy(skewMs)
      const visitor = createTestApp(database)
      const key = { 'idempotency-key': randomUUID() }
      const sent = await visitor.post('subscribe-contact', exampleBodies['subscribe-contact'] ?? {}, key)
      expect(sent.status, sent.body.error).toBe(200)

      await putAccount(database.db, 'owner', 'owner@example.com')
      const owner = createTestApp(database, { role: 'owner' })
      const [contact] = await database.db.select().from(contacts)
      await owner.post(
        'add-note',
        { id: contact?.id, kind: 'note', text: 'x' },
        { 'idempotency-key': randomUUID() },
      )
      await owner.post('create-export', { what: 'contacts' })
      const [ticket] = await database.db.select().from(exportTickets)
      expect(offMs(ticket?.expires_at)).toBeLessThan(2 * minuteMs)
      expect(ticket?.expires_at.getTime()).toBeGreaterThan(rightNow())
      const rows = await database.db.select().from(log)
      const due = await database.db.select().from(deliveries)
      expect(rows.length).toBeGreaterThan(0)
      expect(due.length).toBeGreaterThan(0)
      const times = [
        contact?.created_at,
        contact?.last_activity_at,
        contact?.waiting_since,
        ...rows.map(({ created_at }) => created_at),
        ...due.map(({ created_at }) => created_at),
      ]
      for (const time of times) expect(offMs(time)).toBeLessThan(minuteMs)

      const today = await owner.post('get-today', {})
      const waiting = (today.body['data'] as { waiting: { since: string }[] }).waiting
      expect(offMs(new Date(waiting[0]?.since ?? 0))).toBeLessThan(minuteMs)
    },
  )

  test('is named on Today for as long as it runs', async () => {
    const today = async () => (await createTestApp(database, { role: 'viewer' }).post('get-today', {})).body
    const skew = async () => (await today())['data']
    // Earlier tests may have compared the clocks, which happens once a minute and on each new connection.
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'site pulse%'`)
    await expect.poll(skew, { timeout: 10_000 }).toMatchObject({ clockSkewSeconds: null })
    setClockOffBy(-10 * minuteMs)
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`)
    url.pathname = `/${rows[0]?.name}`
    const other = await connectDatabase({ databaseUrl: url.href, dataDir: '' })
    // The pool connects at its first query.
    await other.db.execute(sql`select 1`)
    await expect.poll(skew, { timeout: 10_000 }).toMatchObject({ clockSkewSeconds: -600 })
    await other.close()
    await expect.poll(skew, { timeout: 10_000 }).toMatchObject({ clockSkewSeconds: null })
  })
})
