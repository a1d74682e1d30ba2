import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getDelivery } from '#contracts/get-delivery'
import type { getDeliveryOverview } from '#contracts/get-delivery-overview'
import type { listDeliveries } from '#contracts/list-deliveries'
import type { listDeliveryGroups } from '#contracts/list-delivery-groups'
import { deliveryStates } from '#domain/delivery-state'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { deliveriesThatNeedOwner } from '#server/queries/deliveries/needs-owner.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const denied = 'Google Sheets refused the row (403).'
const unknown = 'The mail server refused the recipient (550).'

async function put(values: Partial<typeof deliveries.$inferInsert>): Promise<string> {
  const id = randomUUID()
  await database.db.insert(deliveries).values({
    id,
    kind: 'score-row',
    lane: 'sheets',
    dedupe_key: id,
    payload: { submissionId: id },
    state: 'pending',
    created_at: new Date(),
    ...values,
  })
  return id
}

async function ask<Answer>(name: string, body: object): Promise<Answer> {
  const answer = await createTestApp(database, { role: 'viewer' }).post(name, body)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}

const groups = (body: object) => ask<OutputOf<typeof listDeliveryGroups>>('list-delivery-groups', body)

test('what failed for one reason is one group, whatever state it is in, and what mends itself is not there', async () => {
  const failing = { attempts: 4, last_error: denied }
  for (let count = 0; count < 5; count += 1) await put(failing)
  await put({ ...failing, state: 'failed' })
  await put({ ...failing, state: 'uncertain' })
  // Once is nothing yet, and what is forgotten cannot be helped.
  await put({ attempts: 1, last_error: denied })
  await put({ ...failing, state: 'failed', payload: null })
  const first = {
    kind: 'score-mail',
    mail: 'visitor' as const,
    state: 'failed' as const,
    last_error: unknown,
  }
  const refused = await put({ ...first, lane: 'mail', recipient: 'ada@exmaple.com' })
  await put({ ...first, lane: 'mail first', kind: 'sign-up-mail', recipient: 'x@example.com' })

  const { data, isAll } = await groups({ filters: { view: 'needs_you' } })
  expect(isAll).toBe(true)
  expect(data.map(({ service, answer, count, canReplay }) => [service, answer, count, canReplay])).toEqual([
    ['sheets', denied, 7, 7],
    ['mail', unknown, 2, 2],
  ])
  expect(data[0]?.deliveries).toHaveLength(4)
  expect(data[1]?.deliveries.map(({ id }) => id)).toContain(refused)
  // What Today says is exactly what this list has.
  expect(await deliveriesThatNeedOwner(database.db)).toMatchObject([
    { service: 'sheets', answer: denied, count: 7, unsure: 1, givenUp: 1 },
    { service: 'mail', answer: unknown, count: 2, unsure: 0, givenUp: 2 },
  ])
  const page = await ask<OutputOf<typeof listDeliveries>>('list-deliveries', {
    filters: { view: 'needs_you', service: 'sheets', answer: denied },
  })
  expect(page.count).toEqual({ value: 7, exact: true })
})

test('every delivery is in exactly one list, and each list’s number is its own', async () => {
  for (const state of deliveryStates) await put({ state })
  const { data } = await ask<OutputOf<typeof getDeliveryOverview>>('get-delivery-overview', {})
  const { needs_you: needsYou, ...lists } = data.counts
  expect(Object.values(lists).reduce((sum, { value }) => sum + value, 0)).toBe(deliveryStates.length)
  // Unsure, and given up.
  expect(needsYou).toEqual({ value: 2, exact: true })
})

test('a day of each connection in half-hours, and how it stands', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const sent = await put({
    state: 'delivered',
    attempts: 2,
    created_at: minutesAgo(41),
    delivered_at: minutesAgo(40),
  })
  const stuck = await put({ attempts: 5, last_error: denied, created_at: minutesAgo(90) })
  const attempt = (id: string, number: number, minutes: number, outcome: 'delivered' | 'failed' | 'lost') =>
    database.db
      .insert(deliveryAttempts)
      .values({ delivery_id: id, number, started_at: minutesAgo(minutes), took_ms: 5, outcome })
  await attempt(sent, 1, 100, 'failed')
  await attempt(sent, 2, 40, 'delivered')
  await attempt(stuck, 1, 5, 'lost')
  await attempt(stuck, 2, 25 * 60, 'failed')
  const { data } = await ask<OutputOf<typeof getDeliveryOverview>>('get-delivery-overview', {})
  const sheet = data.branches.find(({ name }) => name === 'spreadsheet')
  expect(sheet).toMatchObject({ connected: false, halfWithinMs: 60_000, needsOwner: 1, waits: 1 })
  expect(Date.parse(sheet?.since ?? '')).toBeCloseTo(minutesAgo(90).getTime(), -4)
  expect(sheet?.day).toHaveLength(48)
  expect(sheet?.day.at(-1)).toEqual({ delivered: 0, failed: 0, unsure: 1 })
  expect(sheet?.day.at(-2)).toEqual({ delivered: 1, failed: 0, unsure: 0 })
  expect(sheet?.day.at(-4)).toEqual({ delivered: 0, failed: 1, unsure: 0 })
  expect(sheet?.day.reduce((sum, part) => sum + part.failed, 0)).toBe(1)
})

test('one delivery tells what it sends in words, every attempt, and of whom it speaks', async () => {
  const submissionId = randomUUID()
  await createTestApp(database).post('send-to-sheets', { ...exampleBodies['send-to-sheets'], submissionId })
  const found = await ask<OutputOf<typeof listDeliveries>>('list-deliveries', { q: 'ada exam' })
  expect(found.data.map(({ kind }) => kind).toSorted()).toEqual(['owner-notice', 'score-row'])
  const id = found.data.find(({ kind }) => kind === 'score-row')?.id ?? ''
  await database.db.insert(deliveryAttempts).values([
    { delivery_id: id, number: 1, started_at: new Date(0), took_ms: 600, outcome: 'failed', answer: denied },
    { delivery_id: id, number: 2, started_at: new Date(1000), outcome: 'lost' },
  ])
  const { data } = await ask<OutputOf<typeof getDelivery>>('get-delivery', { id })
  expect(data).toMatchObject({
    key: `score-row:${submissionId}`,
    service: 'sheets',
    contact: { name: 'Ada Example', email: 'ada@example.com' },
    allAttempts: [
      { number: 2, outcome: 'lost', tookMs: null },
      { number: 1, outcome: 'failed', tookMs: 600, answer: denied },
    ],
    canCancel: true,
    canReplay: false,
    canCorrect: false,
  })
  expect(data?.sent.map(([label]) => label)).toContain('Score')
  // By its key, its id, an address, and what was answered.
  await database.db.update(deliveries).set({ state: 'failed', last_error: denied })
  for (const q of [`score-row:${submissionId}`, id, 'ada@example.com', 'REFUSED the row'])
    expect(
      (await ask<OutputOf<typeof listDeliveries>>('list-deliveries', { q })).data.map((one) => one.id),
      q,
    ).toContain(id)
  expect(
    (await ask<OutputOf<typeof listDeliveries>>('list-deliveries', { q: 'nobody at all' })).data,
  ).toEqual([])
  expect(await ask('get-delivery', { id: randomUUID() })).toEqual({ data: null })
})
