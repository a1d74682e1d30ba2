import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AlertPreferences } from '#domain/alert-preferences'
import type { ReplyPromise } from '#domain/reply-promise'
import type { AdminRole } from '#domain/role'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { users } from '#server/db/schema/users'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { withMailServer } from '#test/mail-server'
import { putAccount } from '#test/team'
import { alertTeam } from './alert-team.ts'

const given = withMailServer()
const alertAddress = 'owner@site.example'
const minuteMs = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * minuteMs)
const clock = (at: Date) => at.toISOString().slice(11, 16)
const soon = { timeout: 30_000, interval: 50 }

/** A promise of two hours with business hours around the clock. */
const promise: ReplyPromise = {
  week: Array.from({ length: 7 }, () => [{ from: 0, to: 24 * 60 }]),
  exceptions: [],
  zone: 'UTC',
  hours: 2,
}
/** Quiet hours from an hour ago until an hour from now. */
const quietNow = () => ({ from: clock(later(-60)), until: clock(later(60)), zone: 'UTC' })

async function putReader(role: AdminRole, email: string, alerts?: Partial<AlertPreferences>) {
  const id = await putAccount(given.database.db, role, email)
  const chosen = { submissions: true, lateReplies: true, quiet: null, savedAt: '2026-01-01T00:00:00Z' }
  if (alerts)
    await given.database.db
      .update(users)
      .set({ alerts: { ...chosen, ...alerts } })
      .where(eq(users.id, id))
  return id
}

const alertNow = () => alertTeam(given.database.db, { alertAddress, promise, now: new Date() })
const submit = async (comment = 'Very clear') => {
  const { status } = await createTestApp(given.database).post('submit-score-feedback', { rating: 9, comment })
  expect(status).toBe(200)
}
const mails = async () =>
  (await given.smtp.parsedMails()).map(({ to, subject }) => [to?.[0]?.address, subject])
const ofKind = (kind: string) =>
  given.database.db
    .select({ state: deliveries.state, why: deliveries.last_error })
    .from(deliveries)
    .where(and(eq(deliveries.kind, kind), sql`${deliveries.payload} is not null`))

let hoursAgo: (hours: number) => Date
beforeEach(() => {
  hoursAgo = (hours) => later(-hours * 60)
})

test('an owner is alerted once, even in quiet hours, when a contact waits longer than promised for a reply', async () => {
  await putReader('owner', 'nora@site.example', { quiet: quietNow() })
  await putContact(given.database, { email: 'late@lead.example', name: 'Lena', waiting_since: hoursAgo(3) })
  await putContact(given.database, { email: 'early@lead.example', waiting_since: hoursAgo(1) })
  expect(await alertNow()).toBe(1)
  expect(await alertNow()).toBe(0)
  await given.startWorker({ withNotices: true })
  await vi.waitFor(
    async () => expect(await mails()).toEqual([['nora@site.example', 'Still waiting for a reply: Lena']]),
    soon,
  )
})

test('no late-reply alert is sent for a contact answered in the meantime, or overdue for days', async () => {
  await putReader('owner', 'nora@site.example')
  await putContact(given.database, { waiting_since: hoursAgo(60) })
  const answered = await putContact(given.database, { waiting_since: hoursAgo(3) })
  expect(await alertNow()).toBe(1)
  await given.database.db.update(contacts).set({ waiting_since: null }).where(eq(contacts.id, answered))
  await given.startWorker()
  await vi.waitFor(
    async () =>
      expect(await ofKind('late-reply')).toEqual([{ state: 'not_sent', why: 'They don’t wait anymore.' }]),
    soon,
  )
  expect(await mails()).toEqual([])
})

test('only the lead’s owner is alerted when a reply is late', async () => {
  await putReader('owner', 'nora@site.example')
  const editor = await putReader('editor', 'desmond@site.example', {})
  await putContact(given.database, { name: 'Lena', waiting_since: hoursAgo(3), owner_id: editor })
  expect(await alertNow()).toBe(1)
  await given.startWorker()
  await vi.waitFor(
    async () => expect(await mails()).toEqual([['desmond@site.example', 'Still waiting for a reply: Lena']]),
    soon,
  )
})

test('late-reply alerts stop at ten per hour, and each says how many people wait', async () => {
  await putReader('owner', 'nora@site.example')
  for (let index = 0; index < 12; index += 1)
    await putContact(given.database, { waiting_since: hoursAgo(3 + index / 100) })
  expect(await alertNow()).toBe(10)
  expect(await alertNow()).toBe(0)
  await given.startWorker()
  await vi.waitFor(async () => expect(await mails()).toHaveLength(10), soon)
  const [first] = await given.smtp.parsedMails()
  expect(first?.text).toContain('12 people wait longer than promised.')
})

test('submissions during quiet hours are sent as one digest when the quiet hours end', async () => {
  await putReader('owner', alertAddress, { quiet: quietNow() })
  const worker = await given.startWorker({ withNotices: true })
  await submit('First')
  await submit('Second')
  worker.wake()
  await vi.waitFor(
    async () =>
      expect((await ofKind('owner-notice')).map(({ state, why }) => `${state}: ${why}`)).toEqual(
        Array(2).fill('not_sent: It came in quiet hours: one email tells of it at their end.'),
      ),
    soon,
  )
  expect(await mails()).toEqual([])
  const digests = await given.database.db.select().from(deliveries).where(eq(deliveries.kind, 'owner-digest'))
  expect(digests).toHaveLength(1)
  const untilEnd = (digests[0]?.next_attempt_at?.getTime() ?? 0) - Date.now()
  expect(untilEnd).toBeGreaterThan(55 * minuteMs)
  expect(untilEnd).toBeLessThanOrEqual(60 * minuteMs)

  await given.database.db.update(users).set({
    alerts: { submissions: true, lateReplies: true, quiet: null, savedAt: new Date().toISOString() },
  })
  await given.database.db
    .update(deliveries)
    .set({ next_attempt_at: sql`clock_timestamp()` })
    .where(eq(deliveries.kind, 'owner-digest'))
  worker.wake()
  await vi.waitFor(
    async () => expect(await mails()).toEqual([[alertAddress, '2 new submissions in your quiet hours']]),
    soon,
  )
})

test('the alert address gets no submission notices when its account has turned them off', async () => {
  await putReader('owner', alertAddress, { submissions: false })
  const worker = await given.startWorker({ withNotices: true })
  await submit()
  worker.wake()
  await vi.waitFor(
    async () => expect((await ofKind('owner-notice')).map(({ state }) => state)).toEqual(['not_sent']),
    soon,
  )
  expect(await mails()).toEqual([])
})

test('a team member who opted in also gets each submission notice, until they leave the team', async () => {
  const editor = await putReader('editor', 'desmond@site.example', { lateReplies: false })
  await submit('First')
  expect(await alertNow()).toBe(1)
  expect(await alertNow()).toBe(0)
  const worker = await given.startWorker({ withNotices: true })
  await vi.waitFor(
    async () =>
      expect(new Set((await mails()).map(([to]) => to))).toEqual(
        new Set(['desmond@site.example', alertAddress]),
      ),
    soon,
  )
  await submit('Second')
  expect(await alertNow()).toBe(1)
  await given.database.db.update(users).set({ role: null }).where(eq(users.id, editor))
  worker.wake()
  await vi.waitFor(async () => expect(await mails()).toHaveLength(3), soon)
  await vi.waitFor(
    async () =>
      expect((await ofKind('owner-notice')).map(({ state }) => state).toSorted()).toEqual([
        'delivered',
        'delivered',
        'delivered',
        'not_sent',
      ]),
    soon,
  )
  expect((await mails()).filter(([to]) => to === 'desmond@site.example')).toHaveLength(1)
})

test('a team member gets no notices of submissions from before they opted in', async () => {
  await submit()
  await putReader('editor', 'desmond@site.example', { savedAt: later(1).toISOString() })
  expect(await alertNow()).toBe(0)
})
