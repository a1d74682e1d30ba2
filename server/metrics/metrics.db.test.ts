import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { readFigures } from '#server/queries/metrics/figures.server'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('reports zeros for a new site', async () => {
  expect(await readFigures(database.db)).toEqual({
    deliveries: [],
    oldestWaitingSeconds: 0,
    mailsNotConnected: 0,
    heldSubmissions: 0,
    modelTokensToday: 0,
    backupAgeSeconds: null,
  })
})

test('counts undelivered deliveries by kind and state', async () => {
  const due = { next_attempt_at: minutesAgo(0) }
  await putDelivery(database.db, { ...due, kind: 'score-mail', lane: 'mail' })
  await putDelivery(database.db, { ...due, state: 'uncertain' })
  await putDelivery(database.db, { ...due, state: 'uncertain' })
  await putDelivery(database.db, { state: 'not_connected' })
  await putDelivery(database.db, { state: 'delivered' })
  const { deliveries } = await readFigures(database.db)
  expect(deliveries).toEqual([
    { kind: 'score-mail', state: 'pending', count: 1 },
    { kind: 'score-row', state: 'not_connected', count: 1 },
    { kind: 'score-row', state: 'uncertain', count: 2 },
  ])
})

test('counts mails that wait for a mail server separately from spreadsheet rows', async () => {
  const mail = { kind: 'score-mail', lane: 'mail', mail: 'visitor' as const }
  await putDelivery(database.db, { ...mail, state: 'not_connected' })
  await putDelivery(database.db, { ...mail, mail: 'owner', state: 'not_connected' })
  for (const state of ['captured', 'delivered', 'pending'] as const)
    await putDelivery(database.db, { ...mail, state })
  await putDelivery(database.db, { state: 'not_connected' })
  expect((await readFigures(database.db)).mailsNotConnected).toBe(2)
})

test('the longest wait is measured from when a delivery was due, or from its first attempt', async () => {
  const oldest = async () => Math.round((await readFigures(database.db)).oldestWaitingSeconds / 60)
  // A delivery that is due tomorrow does not count as waiting.
  await putDelivery(database.db, { created_at: minutesAgo(900), next_attempt_at: minutesAgo(-900) })
  await putDelivery(database.db, { state: 'delivered', first_attempted_at: minutesAgo(900) })
  expect(await oldest()).toBe(0)
  await putDelivery(database.db, { created_at: minutesAgo(60), next_attempt_at: minutesAgo(5) })
  expect(await oldest()).toBe(5)
  await putDelivery(database.db, {
    state: 'uncertain',
    first_attempted_at: minutesAgo(40),
    next_attempt_at: minutesAgo(-30),
  })
  expect(await oldest()).toBe(40)
})

test('counts quarantined submissions and the tokens used today', async () => {
  const held = { calls: {}, reasons: [], created_at: new Date() }
  for (const state of ['held', 'held', 'released', 'rejected'] as const)
    await database.db
      .insert(quarantinedSubmissions)
      .values({ ...held, id: randomUUID(), submission_key: randomUUID(), state })
  const day = (at: Date) => at.toISOString().slice(0, 10)
  await database.db.insert(assistantTokenDays).values([
    { day: day(new Date()), used_tokens: 1234 },
    { day: day(minutesAgo(2 * 24 * 60)), used_tokens: 9 },
  ])
  expect(await readFigures(database.db)).toMatchObject({ heldSubmissions: 2, modelTokensToday: 1234 })
})
