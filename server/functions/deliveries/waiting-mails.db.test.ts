import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getToday } from '#contracts/get-today'
import type { listDeliveries } from '#contracts/list-deliveries'
import type { listDeliveryGroups } from '#contracts/list-delivery-groups'
import { deliveries } from '#server/db/schema/deliveries'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const hourMs = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs)
const noMail = { ...allConnected, mail: false, owner: false }

const editor = (connected = allConnected) =>
  createTestApp(database, { role: 'editor', outside: { connected } })

async function ask<Answer>(name: string, body: object, connected = allConnected): Promise<Answer> {
  const answer = await editor(connected).post(name, body)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}

/** Stores a mail that was captured this many hours ago. */
const put = (hours: number, values: Parameters<typeof putDelivery>[1] = {}) =>
  putDelivery(database.db, {
    kind: 'score-mail',
    lane: 'mail',
    mail: 'visitor',
    recipient: 'ada@example.com',
    state: 'not_connected',
    captured_at: hoursAgo(hours),
    created_at: hoursAgo(hours),
    ...values,
  })

const rowOf = async (id: string) =>
  (await database.db.select().from(deliveries).where(eq(deliveries.id, id)))[0]
const waiting = { view: 'not_connected' as const }
const listed = (filters: object = {}) =>
  ask<OutputOf<typeof listDeliveries>>('list-deliveries', {
    filters: { ...waiting, ...filters },
    sort: 'oldest',
  })

test('outdated mails are listed with the reason, and counted and grouped apart from current ones', async () => {
  const workshop = { kind: 'free-workshop-mail' }
  const cases = [
    [await put(1), null],
    [await put(71), null],
    [await put(73), 'old'],
    [await put(2, { ...workshop, about: hoursAgo(1).toISOString() }), 'event_over'],
    [await put(3, { ...workshop, about: hoursAgo(-1).toISOString() }), null],
    [await put(4, { kind: 'recovery-mail', mail: 'recovery' }), 'dead_link'],
    [await put(5, { kind: 'sign-up-mail', mail: 'sign-up' }), null],
    [await put(25, { kind: 'sign-up-mail', mail: 'sign-up' }), 'dead_link'],
    [await put(80, { kind: 'owner-notice', mail: 'owner', recipient: null }), 'old'],
  ] as const
  // This one was never captured, because the mail server is invalid; it is sent once that is corrected.
  await put(90, { captured_at: null })
  const { data } = await listed()
  expect(data).toHaveLength(10)
  const times = data.map(({ created_at }) => created_at)
  expect(times).toEqual(times.toSorted())
  for (const [id, stale] of cases) expect(data.find((each) => each.id === id)).toMatchObject({ stale })

  const [current, stale] = [await listed({ unsent: 'current' }), await listed({ unsent: 'stale' })]
  expect([current.count.value, stale.count.value]).toEqual([4, 5])
  const { data: groups } = await ask<OutputOf<typeof listDeliveryGroups>>('list-delivery-groups', {
    filters: waiting,
  })
  expect(groups.map((group) => [group.stale, group.count, group.canReplay])).toEqual([
    [false, 4, 4],
    [null, 1, 0],
    [true, 5, 5],
  ])
  const { data: today } = await ask<OutputOf<typeof getToday>>('get-today', {})
  expect(today.unsent).toEqual({
    mail: { count: 9, undecided: 8, stale: 4 },
    owner: { count: 1, undecided: 1, stale: 1 },
  })
})

test('list-deliveries pages in ascending order without missing or repeating a delivery', async () => {
  const ids = [await put(9), await put(7), await put(5)]
  const first = await ask<OutputOf<typeof listDeliveries>>('list-deliveries', {
    filters: waiting,
    sort: 'oldest',
    limit: 2,
  })
  const second = await ask<OutputOf<typeof listDeliveries>>('list-deliveries', {
    filters: waiting,
    sort: 'oldest',
    limit: 2,
    cursor: first.nextCursor,
  })
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids)
})

test('releasing current mails makes them due in order of creation, and outdated ones stay', async () => {
  const [second, first, stale] = [await put(10), await put(20), await put(100)]
  await ask('replay-deliveries', { filter: { filters: { ...waiting, unsent: 'current' } }, expectedCount: 2 })
  const due = await database.db
    .select({ id: deliveries.id, isDue: sql<boolean>`${deliveries.next_attempt_at} < clock_timestamp()` })
    .from(deliveries)
    .where(eq(deliveries.state, 'pending'))
    .orderBy(deliveries.next_attempt_at)
  expect(due).toEqual([
    { id: first, isDue: true },
    { id: second, isDue: true },
  ])
  expect(await rowOf(first)).toMatchObject({ captured_at: null, released_at: expect.any(Date) })
  expect(await rowOf(stale)).toMatchObject({ state: 'not_connected' })
  // An outdated mail can still be replayed by its id.
  await ask('replay-deliveries', { ids: [stale] })
  expect(await rowOf(stale)).toMatchObject({ state: 'pending' })
})

test('no mail can be released while no mail server is connected', async () => {
  const [id, failed] = [await put(1), await put(1, { state: 'failed' })]
  const answer = await ask<{ data: { released: string[] } }>(
    'replay-deliveries',
    { ids: [id, failed] },
    noMail,
  )
  expect(answer.data.released).toEqual([])
  expect(await rowOf(id)).toMatchObject({ state: 'not_connected' })
  const { data } = await ask<{ data: { canReplay: boolean } }>('get-delivery', { id }, noMail)
  expect(data.canReplay).toBe(false)
})
