import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type DeliveryState, deliveryStates } from '#domain/delivery-state'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { allConnected, createTestApp } from '#test/app'
import { exampleBodies } from '#test/examples'
import { loggedIn } from '#test/log'
import { withMailServer } from '#test/mail-server'
import { passTime } from '#test/pass-time'

const given = withMailServer()

/** Stores the mail of a scorecard in the given state. */
async function scoreMailAs(state: DeliveryState): Promise<{ id: string; key: string }> {
  const submissionId = randomUUID()
  const body = { ...exampleBodies['send-score-email'], submissionId }
  expect((await createTestApp(given.database).post('send-score-email', body)).status).toBe(200)
  const key = `score-mail:${submissionId}`
  const [row] = await given.database.db
    .update(deliveries)
    .set({ state, next_attempt_at: null, attempts: state === 'failed' ? 9 : 0, about: key })
    .where(eq(deliveries.dedupe_key, key))
    .returning({ id: deliveries.id })
  return { id: row?.id ?? '', key }
}

async function replay(ids: readonly string[]): Promise<string[]> {
  const answer = await createTestApp(given.database, {
    role: 'editor',
    outside: { connected: allConnected },
  }).post('replay-deliveries', { ids })
  expect(answer.status, answer.body.error).toBe(200)
  return (answer.body['data'] as { released: string[] }).released
}

test('replay-deliveries sends held and failed deliveries even after their 72 hours have passed', async () => {
  const [held, failed] = [await scoreMailAs('held'), await scoreMailAs('failed')]
  await passTime(given.database, 80 * 60)
  const worker = await given.startWorker({ ceilings: { perSender: 0, perHour: 0 } })
  expect((await replay([held.id, failed.id])).toSorted()).toEqual([held.id, failed.id].toSorted())
  for (const { key } of [held, failed]) await worker.until(key, ({ state }) => state === 'delivered')
  expect(given.smtp.mails).toHaveLength(2)
  const rows = await loggedIn(given.database)
  expect(new Map(rows.map(({ subject_id, before }) => [subject_id, before]))).toEqual(
    new Map([
      [held.id, { state: 'held' }],
      [failed.id, { state: 'failed' }],
    ]),
  )
  for (const { subject_kind, after } of rows)
    expect([subject_kind, after]).toEqual(['delivery', { state: 'pending' }])
})

test('replay-deliveries ignores deliveries in other states, and releases none twice', async () => {
  const others = deliveryStates.filter(
    (state) => !['held', 'failed', 'cancelled', 'uncertain', 'captured'].includes(state),
  )
  const ids: string[] = []
  for (const state of others) ids.push((await scoreMailAs(state)).id)
  const before = await given.database.db.select().from(deliveries).orderBy(deliveries.id)
  expect(await replay([...ids, randomUUID()])).toEqual([])
  expect(await given.database.db.select().from(deliveries).orderBy(deliveries.id)).toEqual(before)

  const held = await scoreMailAs('held')
  const both = await Promise.all([replay([held.id, held.id]), replay([held.id])])
  expect(both.flat()).toEqual([held.id])
})

test('replay-deliveries makes retries due at once, and keeps uncertain deliveries uncertain', async () => {
  const { db } = given.database
  const later = new Date(Date.now() + 3_600_000)
  const [failing, unsure, lost] = [
    await scoreMailAs('pending'),
    await scoreMailAs('uncertain'),
    await scoreMailAs('failed'),
  ]
  await db.update(deliveries).set({ attempts: 1, next_attempt_at: later, last_error: 'Refused.' })
  await db
    .insert(deliveryAttempts)
    .values({ delivery_id: lost.id, number: 1, started_at: new Date(), outcome: 'lost' })
  expect(await replay([failing.id, unsure.id, lost.id])).toHaveLength(3)
  const rows = await db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.id, [failing.id, unsure.id, lost.id]))
  const states = new Map(rows.map((row) => [row.id, row.state]))
  expect([failing, unsure, lost].map(({ id }) => states.get(id))).toEqual([
    'pending',
    'uncertain',
    'uncertain',
  ])
  expect(rows.every(({ next_attempt_at }) => next_attempt_at !== null && next_attempt_at <= new Date())).toBe(
    true,
  )
})

test('replay-deliveries replays a filter’s deliveries with exceptions, and returns 409 for a wrong count', async () => {
  const { db } = given.database
  const ids = [await scoreMailAs('failed'), await scoreMailAs('failed'), await scoreMailAs('failed')].map(
    ({ id }) => id,
  )
  const forgotten = await scoreMailAs('failed')
  await scoreMailAs('delivered')
  await db.update(deliveries).set({ last_error: 'No such mailbox.' })
  await db.update(deliveries).set({ payload: null }).where(eq(deliveries.id, forgotten.id))
  const [first = '', ...others] = ids
  const filter = { filters: { view: 'given_up', service: 'mail', answer: 'No such mailbox.' } }
  const post = (body: object) =>
    createTestApp(given.database, { role: 'editor', outside: { connected: allConnected } }).post(
      'replay-deliveries',
      body,
    )
  const refused = await post({ filter, except: [first], expectedCount: 4 })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'There are 3 by now. Nothing was changed: please look again.',
  ])
  // A delivery without payload stays in the list.
  const done = await post({ filter, except: [first], expectedCount: 3 })
  expect((done.body['data'] as { released: string[] }).released.toSorted()).toEqual(others.toSorted())
  expect((await post({})).body.issues).toEqual([{ path: 'ids', message: 'Say which are meant' }])
  expect((await post({ filter })).body.issues).toEqual([
    { path: 'expectedCount', message: 'Say how many are meant' },
  ])
})
