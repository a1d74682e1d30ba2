import { beforeEach, expect, test } from 'vitest'
import { settings } from '#server/db/schema/settings'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

test('get-settings returns saved values, locked ones, and defaults', async () => {
  const environment = { PODCAST_APPLE_URL: 'https://podcasts.example/env' }
  const ofOwner = ownerSettingsUnder({ environment, secret: 'a secret of the tests', siteUrl: undefined })
  await database.db.insert(settings).values([
    { key: 'OWNER_EMAIL', value: 'owner@mendline.example', updated_at: new Date('2026-05-01T10:00:00Z') },
    { key: 'AI_API_KEY', value: ofOwner.kept('AI_API_KEY', 'hunter22'), updated_at: new Date() },
  ])
  const app = createTestApp(database, { role: 'owner', outside: { settings: ofOwner } })
  const { status, body } = await app.post('get-settings', {})
  expect(status).toBe(200)
  expect(body['data']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'OWNER_EMAIL', value: 'owner@mendline.example', lockedBy: null }),
      expect.objectContaining({ name: 'AI_API_KEY', value: null, isSet: true, isSecret: true }),
      expect.objectContaining({
        name: 'PODCAST_APPLE_URL',
        value: 'https://podcasts.example/env',
        lockedBy: 'PODCAST_APPLE_URL',
      }),
      expect.objectContaining({
        name: 'BOOKING_URL',
        value: null,
        isSet: false,
        default: expect.stringMatching(/^https:/),
      }),
    ]),
  )
  expect(JSON.stringify(body)).not.toContain('hunter22')
})
