import { setTimeout } from 'node:timers/promises'
import { and, eq, ne, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { withMailServer } from '#test/mail-server'
import { passTime } from '#test/pass-time'

const given = withMailServer()
/** Turns off the limit on visitors' mails. */
const limits = { withNotices: true, ceilings: { perSender: 1_000, perHour: 1_000 } }
const deadlineMs = 60_000
const hourMs = 3_600_000

/** A digest covers one clock hour, so the test must run within one. */
beforeEach(async () => {
  const leftMs = hourMs - (Date.now() % hourMs)
  if (leftMs < deadlineMs) await setTimeout(leftMs)
}, deadlineMs * 2)

async function submit(count: number, from = 0): Promise<void> {
  const { post } = createTestApp(given.database)
  for (let index = from; index < from + count; index += 1) {
    const { status } = await post('submit-score-feedback', { rating: 3, comment: `Comment ${index}` })
    expect(status).toBe(200)
  }
}

const notices = (state: string) =>
  given.database.db.$count(
    deliveries,
    and(eq(deliveries.kind, 'owner-notice'), sql`${deliveries.state} = ${state}`),
  )

const toOwner = async () =>
  (await given.smtp.parsedMails()).filter(({ to }) => to?.[0]?.address === 'owner@site.example')

/** Moves the digest's hour into the past, with the times of its notices. */
const endHour = () =>
  given.database.db
    .update(deliveries)
    .set({ next_attempt_at: sql`clock_timestamp()` })
    .where(and(eq(deliveries.kind, 'owner-digest'), eq(deliveries.state, 'pending')))

async function untilSettled(sent: number, digested: number): Promise<void> {
  await vi.waitFor(
    async () => expect([await notices('delivered'), await notices('not_sent')]).toEqual([sent, digested]),
    { timeout: deadlineMs, interval: 50 },
  )
}

test(
  'after ten alerts within an hour one digest lists all others, over two processes',
  async () => {
    // Both start before there is any work: on the embedded database a start releases all leases.
    const worker = await given.startWorker(limits)
    await given.startWorker(limits)
    await submit(40)
    worker.wake()
    await untilSettled(10, 30)
    expect(await toOwner()).toHaveLength(10)

    const [digest] = await given.database.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.kind, 'owner-digest'))
    expect(digest).toMatchObject({ state: 'pending', mail: 'owner', recipient: null })
    await endHour()
    await worker.until(digest?.dedupe_key ?? '', ({ state }) => state === 'delivered')
    const mails = await toOwner()
    expect(mails).toHaveLength(11)
    expect(mails.at(-1)).toMatchObject({ subject: '30 more submissions in a busy hour' })

    // The count starts again with the next hour.
    await passTime(given.database, 62)
    await submit(3, 40)
    worker.wake()
    await untilSettled(13, 30)
    expect(await toOwner()).toHaveLength(14)
  },
  deadlineMs * 2,
)

test(
  'without a mail server ten alerts an hour are captured, and one digest lists all others',
  async () => {
    const worker = await given.startWorker({ ...limits, smtp: undefined })
    await submit(14)
    worker.wake()
    await vi.waitFor(
      async () => expect([await notices('not_connected'), await notices('not_sent')]).toEqual([10, 4]),
      { timeout: deadlineMs, interval: 50 },
    )
    const [digest] = await given.database.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.kind, 'owner-digest'))
    await endHour()
    await worker.until(digest?.dedupe_key ?? '', ({ state }) => state === 'not_connected')
    const files = worker.capturedEmails()
    expect(files.filter((name) => name.startsWith('owner-notice'))).toHaveLength(10)
    const [file = '', ...more] = files.filter((name) => name.startsWith('owner-digest'))
    expect(more).toEqual([])
    expect(worker.capturedEmail(file).toString()).toContain('Subject: 4 more submissions in a busy hour')
  },
  deadlineMs * 2,
)

test(
  'an alert after its hour’s digest was sent early belongs to the next digest',
  async () => {
    const worker = await given.startWorker(limits)
    await submit(12)
    worker.wake()
    await untilSettled(10, 2)
    await endHour()
    worker.wake()
    await vi.waitFor(async () => expect(await toOwner()).toHaveLength(11), { timeout: deadlineMs })

    await submit(1, 12)
    worker.wake()
    await untilSettled(10, 3)
    await endHour()
    worker.wake()
    await vi.waitFor(async () => expect(await toOwner()).toHaveLength(12), { timeout: deadlineMs })
    const subjects = (await toOwner()).slice(-2).map(({ subject }) => subject)
    expect(subjects).toEqual(['2 more submissions in a busy hour', '1 more submission in a busy hour'])
  },
  deadlineMs * 2,
)

test(
  'a digest leaves out submissions that were deleted before it was sent',
  async () => {
    const worker = await given.startWorker(limits)
    await submit(10)
    worker.wake()
    await untilSettled(10, 0)
    const { post } = createTestApp(given.database)
    for (const name of ['Ada', 'Bob'])
      await post('subscribe-contact', {
        name,
        email: `${name.toLowerCase()}@lead.example`,
        company: 'Engines',
        phone: '+1 555 0100',
        source: 'ai_employee',
      })
    worker.wake()
    await untilSettled(10, 2)
    await given.database.db.delete(activities).where(sql`content::text like '%bob@lead.example%'`)
    await endHour()
    worker.wake()
    await vi.waitFor(async () => expect(await toOwner()).toHaveLength(11), { timeout: deadlineMs })
    const digest = (await toOwner()).at(-1)
    expect(digest?.subject).toBe('1 more submission in a busy hour')
    expect(digest?.text).toContain('Ada, ada@lead.example')
    expect(digest?.text).not.toContain('bob@lead.example')
  },
  deadlineMs,
)

test(
  'an alert that the mail server refused is retried, and does not count toward the ten per hour',
  async () => {
    given.smtp.behave('temporary')
    await submit(12)
    const worker = await given.startWorker({ ...limits, delayOf: () => 1_000 })
    worker.wake()
    await vi.waitFor(
      async () =>
        expect(await given.database.db.$count(deliveries, ne(deliveries.attempts, 0))).toBeGreaterThan(0),
      { timeout: deadlineMs },
    )
    given.smtp.behave('accept')
    await untilSettled(10, 2)
  },
  deadlineMs,
)
