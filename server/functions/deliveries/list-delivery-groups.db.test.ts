import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getToday } from '#contracts/get-today'
import type { listDeliveries } from '#contracts/list-deliveries'
import type { listDeliveryGroups } from '#contracts/list-delivery-groups'
import { deliveries } from '#server/db/schema/deliveries'
import { recipientRefused } from '#server/errors/recipient-refused'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const denied = 'Google Sheets refused the row (403).'
const unknown = 'The mail server refused the message (554).'

async function ask<Answer>(name: string, body: object): Promise<Answer> {
  const answer = await createTestApp(database, { role: 'viewer', outside: { connected: allConnected } }).post(
    name,
    body,
  )
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}
const put = (values: Parameters<typeof putDelivery>[1]) => putDelivery(database.db, values)

test('deliveries that failed with one response are one group in any state; a first failure is left out', async () => {
  const failing = { attempts: 4, last_error: denied }
  for (let count = 0; count < 5; count += 1) await put(failing)
  await put({ ...failing, state: 'failed' })
  await put({ ...failing, state: 'uncertain' })
  // A single failure is not a group yet, and a deleted payload cannot be sent.
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

  const { data, isAll } = await ask<OutputOf<typeof listDeliveryGroups>>('list-delivery-groups', {
    filters: { view: 'needs_you' },
  })
  expect(isAll).toBe(true)
  expect(data.map(({ service, answer, count, canReplay }) => [service, answer, count, canReplay])).toEqual([
    ['sheets', denied, 7, 7],
    ['mail', unknown, 2, 2],
  ])
  expect(data[0]?.deliveries).toHaveLength(4)
  expect(data[1]?.deliveries.map(({ id }) => id)).toContain(refused)
  // Today's count is exactly that of this list.
  const today = await ask<OutputOf<typeof getToday>>('get-today', {})
  expect(today.data.counts.stuck).toEqual({ value: 9, exact: true })
  const page = await ask<OutputOf<typeof listDeliveries>>('list-deliveries', {
    filters: { view: 'needs_you', service: 'sheets', answer: denied },
  })
  expect(page.count).toEqual({ value: 7, exact: true })
})

test('mails to refused recipients are a group of their own in the view to_decide', async () => {
  const mail = { kind: 'score-mail', lane: 'mail', mail: 'visitor' as const, state: 'failed' as const }
  const last_error = `${recipientRefused} (550).`
  await put({ ...mail, last_error, recipient: 'ada@exmaple.com' })
  await put({ ...mail, last_error, recipient: 'bea@exmaple.com' })
  await put({ ...mail, last_error: unknown, recipient: 'cal@example.com' })
  const { data } = await ask<OutputOf<typeof listDeliveryGroups>>('list-delivery-groups', {
    filters: { view: 'to_decide' },
  })
  expect(data.map(({ answer, count, noAddress }) => [answer, count, noAddress])).toEqual([
    [last_error, 2, 2],
    [unknown, 1, 0],
  ])
})

test('replay-deliveries with orMore replays the counted, newest deliveries of a group beyond the limit', async () => {
  // Four have the rarer response, and two of these are older than what is examined.
  await database.db.execute(sql`
    insert into ${deliveries} (id, kind, lane, dedupe_key, payload, state, last_error, created_at)
    select id, 'score-row', 'sheets', id, '{}', 'failed', case when age < 9999 then ${denied} else ${unknown} end,
      now() - age * interval '1 s'
    from (select gen_random_uuid() as id, age from generate_series(1, 10002) as age) as each`)
  const filters = { view: 'given_up', answer: unknown }
  const { data, isAll } = await ask<OutputOf<typeof listDeliveryGroups>>('list-delivery-groups', {
    filters: { view: 'given_up' },
  })
  expect(isAll).toBe(false)
  expect(data.map(({ answer, count }) => [answer, count])).toEqual([
    [denied, 9_998],
    [unknown, 2],
  ])
  const editor = createTestApp(database, { role: 'editor', outside: { connected: allConnected } })
  const replay = (expectedCount: number, orMore: boolean) =>
    editor.post('replay-deliveries', { filter: { filters }, expectedCount, orMore })
  expect((await replay(2, false)).status).toBe(409)
  const answer = await replay(2, true)
  expect(answer.status, answer.body.error).toBe(200)
  const seen = data[1]?.deliveries.map(({ id }) => id) ?? []
  const { released } = answer.body['data'] as { released: string[] }
  expect(released.toSorted()).toEqual(seen.toSorted())
  const refused = await replay(3, true)
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'There are 2 by now. Nothing was changed: please look again.',
  ])
})
