import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { isEmbedded } from '#server/db/engine-of'
import { deliveries } from '#server/db/schema/deliveries'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { actsIn } from '#test/log'
import { observedDuring } from '#test/observed-during'

let database: TestDatabase
const many = 250
beforeEach(async () => {
  database = await testDatabase()
  await database.db.execute(sql`
    insert into deliveries (id, kind, lane, dedupe_key, payload, state, last_error, created_at)
    select gen_random_uuid(), 'score-row', 'sheets', 'row-' || lpad(n::text, 3, '0'), '{}', 'failed', '452 Try later',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${many}::integer) as n`)
})

const replayAll = () =>
  createTestApp(database, { role: 'editor', outside: { connected: allConnected } }).post(
    'replay-deliveries',
    {
      filter: { filters: { view: 'given_up' } },
      expectedCount: many,
    },
  )
const pending = () => database.db.$count(deliveries, sql`${deliveries.state} = 'pending'`)

test('replay-deliveries replays 250 deliveries oldest first, as one action without undo', async () => {
  const { status, body } = await replayAll()
  expect([status, body.error, body['logId']]).toEqual([200, undefined, null])
  expect((body['data'] as { released: string[] }).released).toHaveLength(many)
  const inTurn = await database.db
    .select({ key: deliveries.dedupe_key })
    .from(deliveries)
    .orderBy(deliveries.next_attempt_at)
  expect(inTurn.map(({ key }) => key)).toEqual(inTurn.map(({ key }) => key).toSorted())
  expect(await actsIn(database)).toMatchObject([{ action: 'replay-deliveries', act_rows: many }])
})

test('replaying 250 deliveries yields to other queries between its steps on the embedded database', async () => {
  const replaying = replayAll()
  const seen = await observedDuring(replaying, pending)
  expect((await replaying).status).toBe(200)
  const between = [...seen].filter((count) => count > 0 && count < many)
  // PostgreSQL serves others concurrently, so it needs no steps there.
  expect(between.length > 0).toBe(isEmbedded(database.db))
})

test('replay-deliveries returns 409 for a wrong expected count, and releases nothing', async () => {
  await database.db.execute(sql`update deliveries set state = 'delivered' where dedupe_key = 'row-001'`)
  const { status, body } = await replayAll()
  expect([status, body.error]).toEqual([409, 'There are 249 by now. Nothing was changed: please look again.'])
  expect(await pending()).toBe(0)
})
