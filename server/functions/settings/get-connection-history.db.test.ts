import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getConnectionHistory } from '#contracts/get-connection-history'
import { deliveryAttempts } from '#server/db/schema/delivery-attempts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function history() {
  const { status, body } = await createTestApp(database, { role: 'owner' }).post('get-connection-history', {})
  expect(status, body.error).toBe(200)
  return (body as unknown as OutputOf<typeof getConnectionHistory>).data
}
const at = (time: string) => new Date(`2026-11-20T${time}Z`)

test('get-connection-history returns when each service last worked and last failed, with the newest reason', async () => {
  const row = await putDelivery(database.db, { state: 'failed', attempts: 3 })
  const mail = await putDelivery(database.db, {
    lane: 'mail first',
    mail: 'visitor',
    state: 'delivered',
  })
  const attempt = (
    id: string,
    number: number,
    time: string,
    outcome: 'delivered' | 'failed' | 'lost',
    answer?: string,
  ) =>
    database.db
      .insert(deliveryAttempts)
      .values({ delivery_id: id, number, started_at: at(time), took_ms: 5, outcome, answer })
  await attempt(row, 1, '08:00', 'delivered')
  await attempt(row, 2, '09:00', 'failed', 'An older reason.')
  await attempt(row, 3, '10:00', 'failed', 'Google Sheets refused the row (403).')
  await attempt(mail, 1, '07:00', 'lost')
  await attempt(mail, 2, '07:30', 'delivered')
  const { connections } = await history()
  const of = (name: string) => connections.find((each) => each.name === name)
  expect(of('spreadsheet')).toEqual({
    name: 'spreadsheet',
    workedAt: at('08:00').toISOString(),
    failedAt: at('10:00').toISOString(),
    reason: 'Google Sheets refused the row (403).',
    needsOwner: 1,
  })
  expect(of('mail')).toMatchObject({
    workedAt: at('07:30').toISOString(),
    failedAt: at('07:00').toISOString(),
    reason: null,
  })
  expect(of('zoom')).toMatchObject({ workedAt: null, failedAt: null, reason: null, needsOwner: 0 })
})

test('get-connection-history returns only today’s tokens of the model', async () => {
  expect((await history()).tokensToday).toBe(0)
  await database.db.execute(sql`
    insert into assistant_token_days (day, used_tokens)
    select (clock_timestamp() at time zone 'utc')::date - each.ago, each.used
    from (values (0, 41200), (1, 7)) as each(ago, used)`)
  expect((await history()).tokensToday).toBe(41_200)
})
