import { beforeEach, expect, test } from 'vitest'
import type { Sink } from '#contracts/list-sinks'
import { openViews } from '#domain/delivery-view'
import { servicesWithCard } from '#domain/services'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase

beforeEach(async () => {
  database = await testDatabase()
})

test('list-sinks names every service, whether it is connected, and the number of its deliveries in each list', async () => {
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
    outside: { connected: serviceSettingsOf(given, undefined).connected },
  })
  const { status, body } = await app.post('list-sinks', {})
  expect(status).toBe(200)
  const none = Object.fromEntries(openViews.map((view) => [view, 0]))
  expect((body['data'] as Sink[])[0]?.card).toEqual({
    title: 'Mail to visitors',
    on: 'Sent through your mail server.',
    off: expect.stringContaining('No mail server yet.'),
  })
  const sinks = (body['data'] as Sink[]).map(({ name, connected, counts }) => ({ name, connected, counts }))
  expect(sinks.map(({ name }) => name)).toEqual(servicesWithCard)
  const expected = [
    {
      name: 'mail',
      connected: true,
      counts: { ...none, to_decide: 1, needs_you: 1, waits: 2, given_up: 1, held: 1 },
    },
    { name: 'owner', connected: true, counts: { ...none, to_decide: 1, needs_you: 1, unsure: 1 } },
    { name: 'spreadsheet', connected: false, counts: { ...none, not_connected: 2 } },
    { name: 'zoom', connected: false, counts: none },
    { name: 'workshop-link', connected: false, counts: null },
    { name: 'call-link', connected: false, counts: null },
    { name: 'webhook', connected: false, counts: none },
    { name: 'model', connected: false, counts: null },
    { name: 'booking', connected: true, counts: null },
  ]
  expect(sinks).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['no mail server', { OWNER_EMAIL: 'owner@example.com' }, false],
  ['no address of the owner', { SMTP_URL: 'smtp://127.0.0.1:2525' }, false],
  ['both', { OWNER_EMAIL: 'owner@example.com', SMTP_URL: 'smtp://127.0.0.1:2525' }, true],
])('with %s, alerts to the owner are connected: %s', async (_what, given, isConnected) => {
  const connected = serviceSettingsOf(given, undefined).connected
  const app = createTestApp(database, { role: 'viewer', outside: { connected } })
  const { body } = await app.post('list-sinks', {})
  const owner = (body['data'] as Sink[]).find(({ name }) => name === 'owner')
  expect(owner?.connected).toBe(isConnected)
})

test('list-sinks marks mails of a site in development as captured', async () => {
  const app = createTestApp(database, { role: 'viewer', outside: { isDevelopment: true } })
  const { body } = await app.post('list-sinks', {})
  const captured = (body['data'] as Sink[]).filter(({ isCaptured }) => isCaptured)
  expect(captured.map(({ name }) => name)).toEqual(['mail', 'owner'])
})
