import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, gt, inArray, like, ne, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { contactLeads } from '#server/db/schema/contact-leads'
import { deliveries } from '#server/db/schema/deliveries'
import { parseEnv } from '#server/settings/env.server'
import { addAccount } from '#test/accounts'
import { createTestApp, testStamps } from '#test/app'
import { deliveryOf, type TestWorker } from '#test/delivery-worker'
import { exampleAnswers } from '#test/examples'
import { withMailServer } from '#test/mail-server'
import { passTime } from '#test/pass-time'
import { deliverWithin, newDelivery, writeDeliveries } from './deliver.ts'
import { busyPauseMs } from './worker.ts'
import { recoveryMail } from '#server/deliveries/kinds/recovery-mail'
import { scoreMail } from '#server/deliveries/kinds/score-mail'

const given = withMailServer()
/** Generous for a busy machine; a passing test does not wait longer. */
const deadlineMs = 120_000
const minuteMs = 60_000

afterEach(() => {
  vi.useRealTimers()
})

/** Starts both before there is any work, because on the embedded database a start expires all leases. */
async function startTwoWorkers(options: Parameters<typeof given.startWorker>[0] = {}): Promise<TestWorker> {
  const worker = await given.startWorker(options)
  await given.startWorker(options)
  return worker
}

/** Submits one scorecard per address; returns their mails' keys. */
async function submitScorecards(emails: readonly string[], peer?: string): Promise<string[]> {
  const { post } = createTestApp(given.database)
  const keys: string[] = []
  for (const email of emails) {
    const submissionId = randomUUID()
    const body = { score: 14, formData: { ...exampleAnswers, email }, submissionId }
    expect((await post('send-score-email', body, {}, peer)).status).toBe(200)
    keys.push(`score-mail:${submissionId}`)
  }
  return keys
}

/** Counts mails to visitors by state. */
async function visitorMails(): Promise<Partial<Record<string, number>>> {
  const rows = await given.database.db
    .select({ state: deliveries.state, count: sql`count(*)::int`.mapWith(Number) })
    .from(deliveries)
    .where(eq(deliveries.mail, 'visitor'))
    .groupBy(deliveries.state)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Waits until each mail to visitors was sent, postponed or ended. */
async function untilLookedAt(): Promise<void> {
  const { db } = given.database
  const isTooEarly = and(
    eq(deliveries.mail, 'visitor'),
    sql`(${deliveries.state} = 'sending' or ${deliveries.next_attempt_at} < clock_timestamp() + interval '1 minute')`,
  )
  await vi.waitFor(async () => expect(await db.$count(deliveries, isTooEarly)).toBe(0), {
    timeout: deadlineMs,
    interval: 100,
  })
}

const victims = (count: number) => Array.from({ length: count }, (_, index) => `visitor${index}@example.com`)

test(
  'two workers deliver each of many mails exactly once',
  async () => {
    const worker = await startTwoWorkers()
    const keys = await submitScorecards(victims(24))
    worker.wake()
    await untilLookedAt()
    const rows = await given.database.db.select().from(deliveries).where(inArray(deliveries.dedupe_key, keys))
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(keys.map(() => ['delivered', 1]))
    const to = given.smtp.mails.flatMap((mail) => mail.to)
    expect(to.toSorted()).toEqual(victims(24).toSorted())
  },
  deadlineMs,
)

test(
  'sends at most three of hundreds of mails to one address, and keeps at most one of the rest pending',
  async () => {
    const ada = 'ada@example.com'
    await addAccount(given.database, { email: ada })
    const worker = await startTwoWorkers()
    const keys = await submitScorecards(Array<string>(360).fill(ada))
    await untilLookedAt()
    // Only the newest of the mails that were created before a worker polled was sent.
    const { delivered = 0, pending = 0, not_sent = 0 } = await visitorMails()
    expect(delivered).toBeGreaterThan(0)
    expect(delivered).toBeLessThanOrEqual(3)
    if (delivered < 3) expect(pending).toBe(0)
    expect(pending).toBeLessThanOrEqual(1)
    expect(delivered + pending + not_sent).toBe(360)
    expect(given.smtp.mails).toHaveLength(delivered)
    const [last = ''] = keys.slice(-1)
    expect((await deliveryOf(given.database, last)).state).toBe(pending === 1 ? 'pending' : 'delivered')

    const auth = createTestApp(given.database)
    expect((await auth.requestJson('/auth/v1/recover', { email: ada })).status).toBe(200)
    const [recovery] = await given.database.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.kind, 'recovery-mail'))
    await worker.until(recovery?.dedupe_key ?? '', ({ state }) => state === 'delivered')
    expect(given.smtp.mails).toHaveLength(delivered + 1)

    await passTime(given.database, 62)
    worker.wake()
    await untilLookedAt()
    expect(await visitorMails()).toEqual({ delivered: delivered + pending, not_sent })
    expect((await deliveryOf(given.database, last)).state).toBe('delivered')
    // The owner was notified of every one.
    expect(await given.database.db.$count(deliveries, eq(deliveries.kind, 'owner-notice'))).toBe(360)
  },
  deadlineMs,
)

test('serves visitors first while many wait, without stopping deliveries', async () => {
  const worker = await given.startWorker({ isBusy: () => true })
  const keys = await submitScorecards(victims(2))
  const started = performance.now()
  worker.wake()
  for (const key of keys) await worker.until(key, ({ state }) => state === 'delivered')
  expect(performance.now() - started).toBeGreaterThan(busyPauseMs - 5)
})

test('sends account mail at once, however many others wait for a slow server', async () => {
  given.smtp.behave('late', { delayMs: 400 })
  await addAccount(given.database, { email: 'ada@example.com' })
  const { db } = given.database
  const waiting = victims(360).map((recipient) => {
    const key = randomUUID()
    // They refer to one existing scorecard.
    return newDelivery(scoreMail, { submissionId: '' }, { key, recipient })
  })
  const [real = ''] = await submitScorecards(['one@example.com'])
  const { payload } = await deliveryOf(given.database, real)
  const mails = waiting.map(([kind, , options]) => newDelivery(kind, payload, options))
  await db.transaction((tx) => writeDeliveries(tx, mails))
  const worker = await given.startWorker()
  await vi.waitFor(() => expect(given.smtp.mails.length).toBeGreaterThan(4), { timeout: deadlineMs })

  const email = 'ada@example.com'
  const key = 'recovery-mail:now'
  await db.transaction((tx) => deliverWithin(tx)(recoveryMail, { email }, { key, recipient: email }))
  const before = given.smtp.mails.length
  await worker.until(key, ({ state }) => state === 'delivered')
  // Only attempts that were running, or that started during its own, may come before it.
  expect(given.smtp.mails.length - before).toBeLessThan(60)
  const open = and(eq(deliveries.mail, 'visitor'), ne(deliveries.state, 'delivered'))
  expect(await db.$count(deliveries, open)).toBeGreaterThan(250)
})

describe('mails to strangers', () => {
  const ceilings = parseEnv({}, { needsSecret: false }).mailCeilings

  test(
    'from 60 networks in a stamped flood: 60 are sent, the others are held, and every lead is stored',
    async () => {
      const { db } = given.database
      const worker = await startTwoWorkers({ ceilings })
      const { post } = createTestApp(given.database)
      for (const [index, email] of victims(120).entries()) {
        const body = {
          submissionId: randomUUID(),
          stamp: testStamps.issue(Date.now() - 10_000),
          name: `Visitor ${index}`,
          email,
          company: `Company ${index}`,
        }
        expect((await post('subscribe-contact', body, {}, `192.0.2.${index % 60}`)).status).toBe(200)
      }
      worker.wake()
      await untilLookedAt()
      expect(await visitorMails()).toEqual({ delivered: 60, held: 60 })
      expect(given.smtp.mails).toHaveLength(60)
      expect(await db.$count(contactLeads)).toBe(120)
    },
    deadlineMs,
  )

  test(
    'from one network are limited to 40 per hour, and the owner gets all notices',
    async () => {
      const worker = await startTwoWorkers({ ceilings })
      await submitScorecards(victims(180), '192.0.2.7')
      worker.wake()
      await untilLookedAt()
      expect(await visitorMails()).toEqual({ delivered: 40, held: 140 })
      expect(given.smtp.mails).toHaveLength(40)
      const { db } = given.database
      expect(await db.$count(deliveries, eq(deliveries.kind, 'owner-notice'))).toBe(180)
      const notified = await db.select().from(deliveries).where(eq(deliveries.kind, 'held-mails-notice'))
      expect(notified.length).toBeGreaterThan(0)
      // Two if a full hour passed in between.
      expect(notified.length).toBeLessThanOrEqual(2)
      const kept = JSON.stringify(await db.select().from(deliveries))
      expect(kept).not.toContain('192.0.2.7')
    },
    deadlineMs,
  )

  test(
    'reach twenty people on one network with two forms each, and people on other networks',
    async () => {
      const worker = await startTwoWorkers({ ceilings })
      const { post } = createTestApp(given.database)
      await submitScorecards(victims(20), '192.0.2.7')
      for (const email of victims(20)) {
        const body = { name: 'Ada Example', email, company: 'Example Engines' }
        expect((await post('subscribe-contact', body, {}, '192.0.2.7')).status).toBe(200)
      }
      await submitScorecards(['elsewhere@example.com'], '192.0.2.8')
      worker.wake()
      await untilLookedAt()
      expect(await visitorMails()).toEqual({ delivered: 41 })
    },
    deadlineMs,
  )
})

describe('an attempt that does not end', () => {
  test('is aborted before its lease expires, and counts as delivered if it succeeds after all', async () => {
    given.smtp.behave('late', { delayMs: 1_500 })
    const worker = await given.startWorker({ attemptLimitMs: 300, delayOf: () => 600_000 })
    const [key = ''] = await submitScorecards(['ada@example.com'])
    const givenUp = await worker.until(key, ({ state }) => state === 'uncertain')
    expect(givenUp.last_error).toBe('The attempt took too long; it may have got through.')
    expect(givenUp.lease_until).toBeNull()
    const delivered = await worker.until(key, ({ state }) => state === 'delivered')
    expect(delivered).toMatchObject({ attempts: 1, last_error: null, next_attempt_at: null })
    expect(given.smtp.mails).toHaveLength(1)
  })
})

describe('a long backlog of mails', () => {
  const longWait = () => 600_000
  const attempts = () =>
    given.database.db.$count(deliveries, and(eq(deliveries.mail, 'visitor'), gt(deliveries.attempts, 0)))

  const refused = () =>
    given.database.db.$count(deliveries, like(deliveries.last_error, 'The mail server refused%'))

  test(
    'a failing mail server is tried less and less often, until it accepts a mail',
    async () => {
      const keys = await submitScorecards(victims(30))
      given.smtp.behave('refuse')
      const worker = await given.startWorker({ delayOf: longWait })
      for (let rings = 0; rings < 30; rings += 1) {
        worker.wake()
        await wait(100)
      }
      const tried = await attempts()
      expect(tried).toBeGreaterThan(3)
      // Five at once, and one after each of the pauses that fit into three seconds.
      expect(tried).toBeLessThan(12)
      given.smtp.behave('accept')
      await vi.waitFor(
        async () => {
          worker.wake()
          expect((await deliveryOf(given.database, keys.at(-1) ?? '')).state).toBe('delivered')
        },
        { timeout: deadlineMs, interval: 100 },
      )
    },
    deadlineMs,
  )

  test.each(['permanent', 'temporary'] as const)(
    'recipients that the mail server refuses do not delay the others (%s)',
    async (mode) => {
      await submitScorecards(victims(30))
      given.smtp.behave(mode)
      await given.startWorker({ delayOf: longWait })
      // Pauses would take 43 seconds.
      await vi.waitFor(async () => expect(await refused()).toBe(30), { timeout: 30_000, interval: 100 })
    },
    deadlineMs,
  )
})

test('starts no attempt after a stop', async () => {
  given.smtp.behave('late', { delayMs: 500 })
  const { db } = given.database
  const worker = await given.startWorker()
  const [real = ''] = await submitScorecards(['one@example.com'])
  await worker.until(real, ({ state }) => state === 'delivered')
  const { payload } = await deliveryOf(given.database, real)
  const recipients = victims(9)
  const mails = recipients.map((recipient) => newDelivery(scoreMail, payload, { key: recipient, recipient }))
  await db.transaction((tx) => writeDeliveries(tx, mails))
  const ofThem = inArray(deliveries.dedupe_key, recipients)
  await vi.waitFor(
    async () => {
      worker.wake()
      expect(await db.$count(deliveries, and(ofThem, eq(deliveries.state, 'sending')))).toBe(4)
    },
    { timeout: deadlineMs, interval: 20 },
  )
  await worker.stop()
  const rows = await db.select().from(deliveries).where(ofThem)
  const states = rows.map(({ state, attempts }) => `${state} ${attempts}`)
  expect(states.toSorted()).toEqual([
    ...Array<string>(4).fill('delivered 1'),
    ...Array<string>(5).fill('pending 0'),
  ])
})

test('resumes at its start the deliveries that the previous process left unfinished', async () => {
  const [key = ''] = await submitScorecards(['left@example.com'])
  await passTime(given.database, 0.1)
  await given.startWorker()
  await vi.waitFor(async () => expect((await deliveryOf(given.database, key)).state).toBe('delivered'), {
    timeout: deadlineMs,
    interval: 50,
  })
})

/** The embedded database has its process's clock. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a process whose clock is two minutes off', () => {
  const offByMinutes = (minutes: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * minuteMs, shouldAdvanceTime: true })

  test.each([2, -2])('creates mails that another process sends at once (%s)', async (minutes) => {
    const worker = await given.startWorker()
    offByMinutes(minutes)
    const keys = await submitScorecards(victims(10))
    vi.useRealTimers()
    for (const key of keys) await worker.until(key, ({ state }) => state === 'delivered')
  })

  test.each([2, -2])(
    'sends what another process creates, and retries after a failure (%s)',
    async (minutes) => {
      const keys = await submitScorecards(victims(10))
      given.smtp.behave('temporary')
      offByMinutes(minutes)
      const worker = await given.startWorker({ delayOf: () => 100 })
      for (const key of keys) await worker.until(key, ({ last_error }) => last_error !== null)
      given.smtp.behave('accept')
      for (const key of keys) await worker.until(key, ({ state }) => state === 'delivered')
      expect(given.smtp.mails).toHaveLength(10)
    },
  )
})
