import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { exampleCall, exampleRules, freeTimes, timesOfLaterDays } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { withMailServer } from '#test/mail-server'
import { mailCallWaitlist } from './tell-when-open.ts'

const given = withMailServer()
const dayMs = 24 * 3_600_000

/** Creates the mail to somebody on the waiting list; returns its key. */
async function written(more: object = {}): Promise<string> {
  const { db } = given.database
  const body = { email: 'ada@example.com', type: 'audit', zone: 'Europe/Berlin', ...more }
  await createTestApp(given.database).post('join-call-waitlist', body)
  return due(await mailCallWaitlist(db, exampleRules))
}
async function due(count: number): Promise<string> {
  expect(count).toBe(1)
  const rows = await given.database.db.select().from(deliveries)
  const mails = rows.filter(({ kind, state }) => kind === 'open-times-mail' && state === 'pending')
  return mails[0]?.dedupe_key ?? ''
}
const nextTimes = () =>
  freeTimes()
    .slice(0, 3)
    .map((time) => time.toISOString())

test('names the three nearest open times, each with a link that chooses it on the booking page', async () => {
  const before = nextTimes()
  const key = await written({ about: 'ai-audit-b2b' })
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  expect(mail).toMatchObject({ subject: 'A time for a call is open', to: [{ address: 'ada@example.com' }] })
  expect(mail?.text).toMatch(/hear when a time for a call about the AI Audit\s+opens/)
  const offered = Array.from(
    mail?.text?.matchAll(/\/book\?about=ai-audit-b2b&type=audit&zone=Europe%2FBerlin&day=\S*&time=(\S+)/g) ??
      [],
    ([, time = '']) => decodeURIComponent(time),
  )
  // The earliest open time may have passed since `before` was computed.
  expect([before, nextTimes()]).toContainEqual(offered)
})

test('open-times-mail is not sent to a visitor who has requested a call in the meantime', async () => {
  const key = await written()
  const [time = new Date()] = timesOfLaterDays()
  const call = { ...exampleBodies['book-call'], startsAt: time.toISOString() }
  await createTestApp(given.database).post('book-call', call)
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'not_sent')
  expect(await given.database.db.$count(deliveries)).toBeGreaterThan(1)
})

test('open-times-mail is not sent after waiting 30 days for a mail server', async () => {
  const key = await written()
  await given.database.db
    .update(activities)
    .set({ created_at: sql`${activities.created_at} - 30 * interval '24 hours'` })
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'not_sent')
  expect(await given.smtp.parsedMails()).toEqual([])
})

test('open-times-mail is not sent while an external scheduler is set', async () => {
  const key = await written()
  const worker = await given.startWorker({ env: { BOOKING_URL: 'https://cal.example.com/of-the-owner' } })
  await worker.until(key, ({ state }) => state === 'not_sent')
  expect(await given.smtp.parsedMails()).toEqual([])
})

test('open-times-mail is not sent if no time is open when due, and the next open time creates another', async () => {
  const { db } = given.database
  const key = await written()
  const [earliest = new Date()] = freeTimes()
  const all = exampleCall({
    starts_at: new Date(earliest.getTime() - 3_600_000),
    held_until: new Date(Date.now() + 80 * dayMs),
  })
  await db.insert(calls).values(all)
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'not_sent')
  await db.delete(calls)
  const next = await due(await mailCallWaitlist(db, exampleRules))
  worker.wake()
  await worker.until(next, ({ state }) => state === 'delivered')
  expect(await given.smtp.parsedMails()).toHaveLength(1)
})
