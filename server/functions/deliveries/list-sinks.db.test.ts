import { beforeEach, expect, test } from 'vitest'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { connectedBy } from '#server/settings/outside'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

test('names every sink, whether it is connected, and what waits for it or was given up', async () => {
  for (const state of ['not_connected', 'not_connected', 'delivered'] as const)
    await putDelivery(database.db, { state })
  for (const state of ['held', 'failed', 'pending', 'not_sent'] as const)
    await putDelivery(database.db, { kind: 'score-mail', lane: 'mail', mail: 'visitor', state })
  await putDelivery(database.db, {
    kind: 'sign-up-mail',
    lane: 'mail first',
    mail: 'sign-up',
    state: 'pending',
  })
  await putDelivery(database.db, { kind: 'owner-notice', lane: 'mail', mail: 'owner', state: 'uncertain' })
  const given = {
    OWNER_EMAIL: 'owner@example.com',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'site@example.com',
    BOOKING_URL: 'https://cal.example/me',
  }
  const app = createTestApp(database, {
    role: 'viewer',
    outside: { connected: connectedBy(serviceSettingsOf(given, undefined)) },
  })
  const { status, body } = await app.post('list-sinks', {})
  expect(status).toBe(200)
  expect(body['data']).toEqual([
    { name: 'mail', connected: true, waiting: 3, failed: 1 },
    { name: 'owner', connected: true, waiting: 1, failed: 0 },
    { name: 'spreadsheet', connected: false, waiting: 2, failed: 0 },
    { name: 'zoom', connected: false, waiting: 0, failed: 0 },
    { name: 'webhook', connected: false, waiting: 0, failed: 0 },
    { name: 'model', connected: false, waiting: null, failed: null },
    { name: 'booking', connected: true, waiting: null, failed: null },
  ])
})
