import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { connectedBy } from '#server/settings/outside'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

test('names every sink, whether it is connected, and what waits for it or was given up', async () => {
  const put = (kind: string, state: (typeof deliveries.$inferInsert)['state']) =>
    database.db.insert(deliveries).values({
      id: randomUUID(),
      kind,
      dedupe_key: randomUUID(),
      payload: {},
      state,
      created_at: new Date(),
    })
  await put('score-row', 'not_connected')
  await put('score-row', 'not_connected')
  await put('score-row', 'delivered')
  await put('score-mail', 'held')
  await put('score-mail', 'failed')
  await put('contact-mail', 'pending')
  await put('contact-mail', 'not_sent')
  await put('owner-notice', 'uncertain')
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
    { name: 'mail', connected: true, waiting: 2, failed: 1 },
    { name: 'owner', connected: true, waiting: 1, failed: 0 },
    { name: 'spreadsheet', connected: false, waiting: 2, failed: 0 },
    { name: 'zoom', connected: false, waiting: 0, failed: 0 },
    { name: 'model', connected: false, waiting: null, failed: null },
    { name: 'booking', connected: true, waiting: null, failed: null },
  ])
})
