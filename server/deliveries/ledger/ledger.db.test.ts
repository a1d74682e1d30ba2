import { randomUUID } from 'node:crypto'
import { eq, type SQL } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { deliveries, type Delivery } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { ServiceError } from '#server/errors/service-error'
import { type TestDatabase, testDatabase } from '#test/database'
import { deliveryOf } from '#test/delivery-worker'
import { passTime } from '#test/pass-time'
import { deliverWithin } from './deliver.ts'
import type { DeliveryKind } from './delivery-kind.ts'
import { type LaneName, laneNames } from './lanes.ts'
import { markDelivered, markFailed, markObsolete } from './attempt-ends.ts'
import { claim } from './ledger.ts'
import { retryDelayMs } from './schedule.ts'
import { scoreMail } from '#server/deliveries/kinds/score-mail'
import { scoreRow } from '#server/deliveries/kinds/score-row'
import { lanesWithWork, releaseConnected } from './waiting.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

const minuteMs = 60_000

/** Inserts a mail that can be claimed, but refers to no scorecard. */
async function putMail(options: { key?: string; recipient?: string } = {}): Promise<string> {
  const { key = randomUUID(), recipient = 'ada@example.com' } = options
  const { db } = database
  await db.transaction((tx) =>
    // Each mail has its own subject, so that none replaces another.
    deliverWithin(tx)(scoreMail, { submissionId: key }, { key, recipient, about: key }),
  )
  return (await deliveryOf(database, key)).id
}

const taking = (which: SQL) => claim(database.db, which, { reachOf: () => 'connected' })
const take = async (id: string) => (await taking(eq(deliveries.id, id))).claimed

async function claimed(id: string) {
  const delivery = await take(id)
  if (!delivery) throw new Error('not claimed')
  return delivery
}

async function ledgerRow(id: string) {
  const [row] = await database.db.select().from(deliveries).where(eq(deliveries.id, id))
  return row
}

/** Claims a lane's deliveries one after the other until none is left. */
async function takeAll(lane: LaneName): Promise<string[]> {
  const taken: string[] = []
  for (;;) {
    const { foundDue, claimed: next } = await taking(eq(deliveries.lane, lane))
    if (!foundDue) return taken
    if (next) taken.push(next.id)
  }
}

test('inserts no delivery when the submission is rolled back', async () => {
  const { db } = database
  const key = randomUUID()
  const submission = db.transaction(async (tx) => {
    await deliverWithin(tx)(scoreMail, { submissionId: key }, { key })
    throw new Error('the rest of the submission failed')
  })
  await expect(submission).rejects.toThrow('the rest')
  expect(await db.$count(deliveries)).toBe(0)
})

test('inserts one delivery for a dedupe key, however often it is used', async () => {
  const key = randomUUID()
  const [id = ''] = await Promise.all(Array.from({ length: 8 }, () => putMail({ key })))
  expect(await database.db.$count(deliveries)).toBe(1)
  expect(await takeAll('mail')).toEqual([id])
})

test('claims the longest waiting delivery of a lane; urgent mail has a lane of its own', async () => {
  const { db } = database
  const put = async (kind: DeliveryKind, options: { notBefore?: Date; priority?: number } = {}) => {
    const key = randomUUID()
    await db.transaction((tx) => deliverWithin(tx)(kind, { submissionId: key }, { key, ...options }))
    return (await deliveryOf(database, key)).id
  }
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs)
  const later = await put(scoreMail, { notBefore: minutesAgo(-60) })
  const second = await put(scoreMail, { notBefore: minutesAgo(1) })
  const first = await put(scoreMail, { notBefore: minutesAgo(2) })
  const row = await put(scoreRow)
  const hurried = await put(scoreMail, { priority: 10 })
  expect(await takeAll('mail')).toEqual([first, second])
  expect(await takeAll('sheets')).toEqual([row])
  expect(await lanesWithWork(db, laneNames)).toEqual(['mail first'])
  expect(await takeAll('mail first')).toEqual([hurried])
  await passTime(database, 61)
  expect(await lanesWithWork(db, laneNames)).toEqual(
    laneNames.filter((lane) => ['mail', 'mail first', 'sheets'].includes(lane)),
  )
  expect(await takeAll('mail')).toContain(later)
})

test('concurrent claims get different deliveries', async () => {
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, n) => putMail({ recipient: `v${n}@example.com` })),
  )
  const taken = await Promise.all(Array.from({ length: 6 }, () => takeAll('mail')))
  expect(taken.flat().toSorted()).toEqual(ids.toSorted())
})

test('only one of many concurrent claims gets a delivery', async () => {
  const id = await putMail()
  const taken = await Promise.all(Array.from({ length: 8 }, () => take(id)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  const row = await ledgerRow(id)
  expect(row).toMatchObject({ state: 'sending', attempts: 1 })
  expect(row?.sent_at).toEqual([row?.first_attempted_at])
})

test('claims no delivery before its scheduled time or after its deadline', async () => {
  const { db } = database
  const inAnHour = new Date(Date.now() + 60 * minuteMs)
  const inTwo = new Date(Date.now() + 120 * minuteMs)
  const keys = [randomUUID(), randomUUID()] as const
  await db.transaction(async (tx) => {
    for (const key of keys) {
      const times = { notBefore: inAnHour, expiresAt: inTwo, priority: 3 }
      await deliverWithin(tx)(scoreRow, { submissionId: key }, { key, ...times })
    }
  })
  const [taken, missed] = await Promise.all(keys.map(async (key) => (await deliveryOf(database, key)).id))
  expect(await ledgerRow(taken ?? '')).toMatchObject({
    next_attempt_at: inAnHour,
    expires_at: inTwo,
    priority: 3,
  })
  expect(await take(taken ?? '')).toBeUndefined()
  await passTime(database, 61)
  expect(await take(taken ?? '')).toBeDefined()
  await passTime(database, 60)
  expect(await take(missed ?? '')).toBeUndefined()
  expect(await ledgerRow(missed ?? '')).toMatchObject({
    state: 'not_sent',
    last_error: 'Its time was over before it could be sent.',
  })
})

test('retries for 72 hours after the first attempt, and no longer', async () => {
  const failure = {
    tookMs: 5,
    error: new ServiceError('The service refused for now (503).'),
    delayOf: retryDelayMs,
  }
  const { db } = database
  const key = randomUUID()
  await db.transaction((tx) => deliverWithin(tx)(scoreRow, { submissionId: key }, { key }))
  const { id } = await deliveryOf(database, key)
  // The deadline does not run while a service is not connected.
  await passTime(database, 100 * 60)
  expect(await markFailed(db, await claimed(id), failure)).toBe('pending')
  await passTime(database, 65 * 60)
  await db.update(deliveries).set({ attempts: 19 })
  expect(await markFailed(db, await claimed(id), failure)).toBe('pending')
  const { rows } = await database.pool.query<{ hours: number }>(
    'select extract(epoch from next_attempt_at - clock_timestamp())::float8 / 3600 as hours from deliveries',
  )
  expect(rows[0]?.hours).toBeGreaterThan(5.9)

  await passTime(database, 6.9 * 60)
  expect(await markFailed(db, await claimed(id), failure)).toBe('failed')
  expect(await ledgerRow(id)).toMatchObject({
    state: 'failed',
    next_attempt_at: null,
    last_error: 'The service refused for now (503).',
  })
  await passTime(database, 100 * 60)
  expect(await take(id)).toBeUndefined()
})

test('a delivery with an uncertain attempt stays uncertain until it is delivered', async () => {
  const { db } = database
  const id = await putMail()
  const lost = new ServiceError('The mail server did not confirm it.', { uncertain: true })
  const refused = new ServiceError('The mail server refused for now (451).')
  const delayOf = () => 0
  expect(await markFailed(db, await claimed(id), { tookMs: 5, error: lost, delayOf })).toBe('uncertain')
  expect(await markFailed(db, await claimed(id), { tookMs: 5, error: refused, delayOf })).toBe('uncertain')
  await markDelivered(db, { id, attempts: 0 }, { tookMs: 5 })
  expect(await ledgerRow(id)).toMatchObject({ state: 'delivered', attempts: 2, last_error: null })
})

test('reports an unknown error to the owner without quoting it', async () => {
  const { db } = database
  const id = await putMail()
  const error = new TypeError('ada@example.com wrote: call me')
  await markFailed(db, await claimed(id), { tookMs: 5, error, delayOf: retryDelayMs })
  expect((await ledgerRow(id))?.last_error).toMatch(/^An unexpected fault on our side/)
})

describe('an attempt that outlives its lease', () => {
  const failure = {
    tookMs: 5,
    error: new ServiceError('The mail server hung up.', { uncertain: true }),
    delayOf: () => 0,
  }

  async function outlived(): Promise<{ id: string; first: Delivery; second: Delivery }> {
    const id = await putMail()
    const first = await claimed(id)
    expect(await take(id)).toBeUndefined()
    await passTime(database, 1.5)
    return { id, first, second: await claimed(id) }
  }

  test('does not revoke what the next one delivered', async () => {
    const { id, first } = await outlived()
    await markDelivered(database.db, { id, attempts: 0 }, { tookMs: 5 })
    const delivered = await ledgerRow(id)
    expect(await markFailed(database.db, first, failure)).toBeUndefined()
    expect(await ledgerRow(id)).toEqual(delivered)
  })

  test('does not end the next one’s claim', async () => {
    const { id, first, second } = await outlived()
    const underWay = await ledgerRow(id)
    expect(await markFailed(database.db, first, failure)).toBeUndefined()
    expect(await ledgerRow(id)).toEqual(underWay)
    expect(await markFailed(database.db, second, failure)).toBe('uncertain')
  })

  test('may have sent its mail: the next one’s refusal leaves the delivery uncertain', async () => {
    const { second } = await outlived()
    const error = new ServiceError('The mail server refused for now (451).')
    expect(await markFailed(database.db, second, { ...failure, error })).toBe('uncertain')
  })

  test('still records its failure if no other attempt has claimed the delivery', async () => {
    const first = await claimed(await putMail())
    await passTime(database, 2)
    expect(await markFailed(database.db, first, failure)).toBe('uncertain')
  })

  test('counts as delivered if it succeeds after all, and the next one’s failure does not matter', async () => {
    const { id, second } = await outlived()
    await markDelivered(database.db, { id, attempts: 0 }, { tookMs: 5 })
    const delivered = await ledgerRow(id)
    await markDelivered(database.db, { id, attempts: 0 }, { tookMs: 5 })
    expect(await markFailed(database.db, second, failure)).toBeUndefined()
    expect(await ledgerRow(id)).toEqual(delivered)
  })
})

describe('a delivery that nobody needs any more', () => {
  const why = 'The seat was kept by then.'

  test('ends as not sent, and does not count', async () => {
    const id = await putMail()
    const before = await ledgerRow(id)
    await markObsolete(database.db, await claimed(id), why)
    const {
      state,
      attempts,
      first_attempted_at,
      sent_at,
      to_stranger,
      last_error,
      next_attempt_at,
      lease_until,
    } = (await ledgerRow(id)) ?? {}
    expect({ state, last_error, next_attempt_at, lease_until }).toEqual({
      state: 'not_sent',
      last_error: why,
      next_attempt_at: null,
      lease_until: null,
    })
    expect({ attempts, first_attempted_at, sent_at, to_stranger }).toEqual({
      attempts: 0,
      first_attempted_at: null,
      sent_at: [],
      to_stranger: before?.to_stranger,
    })
    expect(await database.db.$count(deliveryAttempts)).toBe(0)
    // Three more go to the same address within the hour.
    for (let mails = 0; mails < 3; mails += 1) await claimed(await putMail())
  })

  test('ends as failed, not as not sent, if an earlier attempt may have succeeded', async () => {
    const id = await putMail()
    const error = new ServiceError('The mail server hung up.', { uncertain: true })
    await markFailed(database.db, await claimed(id), { error, tookMs: 5, delayOf: () => 0 })
    await markObsolete(database.db, await claimed(id), why)
    expect(await ledgerRow(id)).toMatchObject({ state: 'failed', attempts: 1, last_error: error.message })
    expect((await ledgerRow(id))?.sent_at).toHaveLength(1)
  })

  test('ends as failed, not as not sent, if a process died while sending it', async () => {
    const id = await putMail()
    await claimed(id)
    await passTime(database, 1.5)
    await markObsolete(database.db, await claimed(id), why)
    expect(await ledgerRow(id)).toMatchObject({ state: 'failed', attempts: 1, last_error: why })
  })

  test('stays delivered by the next attempt if an attempt with an expired lease ends it', async () => {
    const id = await putMail()
    const first = await claimed(id)
    await passTime(database, 1.6)
    await markDelivered(database.db, await claimed(id), { tookMs: 5 })
    const delivered = await ledgerRow(id)
    await markObsolete(database.db, first, why)
    expect(await ledgerRow(id)).toEqual(delivered)
  })
})

test('releaseConnected releases only deliveries that waited for a service that is connected now', async () => {
  const { db } = database
  const [due = '', abandoned = '', waiting = '', done = ''] = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => putMail({ recipient: `${name}@example.com` })),
  )
  await claimed(abandoned)
  await markDelivered(db, { id: done, attempts: 0 }, { tookMs: 5 })
  await db
    .update(deliveries)
    .set({ state: 'not_connected', next_attempt_at: null })
    .where(eq(deliveries.id, waiting))
  expect(await releaseConnected(db, [])).toBe(0)
  expect(await releaseConnected(db, ['score-row'])).toBe(0)
  expect(await releaseConnected(db, ['score-mail'])).toBe(1)
  expect(await releaseConnected(db, ['score-mail'])).toBe(0)
  expect(await takeAll('mail')).toEqual([due, waiting])
  // The process that was sending it has died.
  await passTime(database, 2)
  expect(await takeAll('mail')).toContain(abandoned)
  expect(await ledgerRow(abandoned)).toMatchObject({ state: 'sending', attempts: 2 })
})
