import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OwnerSetting } from '#contracts/owner-setting'
import { followChanges } from '#server/db/changes'
import { savedSettings } from '#server/queries/settings/settings.server'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
const closes: (() => Promise<void>)[] = []
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const close of closes.splice(0)) await close()
})

const booking = 'https://cal.example.com/ada'

async function save(changes: object[], environment: Record<string, string> = {}) {
  const settings = ownerSettingsUnder({ environment, secret: 'a secret of the tests', siteUrl: undefined })
  return createTestApp(database, { role: 'owner', outside: { settings } }).post('save-settings', { changes })
}

const shown = (body: object, name: string) =>
  (body as { data: OwnerSetting[] }).data.find((each) => each.name === name)

test('saves all of them, says by whom, and tells every process', async () => {
  const changes = await followChanges(database)
  closes.push(changes.close)
  const heard: string[] = []
  changes.subscribe((topic) => heard.push(topic))
  const { status, body } = await save([
    { name: 'BOOKING_URL', value: ` ${booking} `, updatedAt: null },
    { name: 'SMTP_URL', value: 'smtp://user:hunter22@mail.example', updatedAt: null },
  ])
  expect(status, body.error).toBe(200)
  expect(shown(body, 'BOOKING_URL')).toMatchObject({ value: booking, isSet: true })
  expect(JSON.stringify(body)).not.toContain('hunter22')
  const rows = await savedSettings(database.db)
  expect(rows).toMatchObject([
    { key: 'BOOKING_URL', value: booking, updated_by: expect.any(String) },
    { key: 'SMTP_URL', value: { sealed: expect.any(String) } },
  ])
  expect(JSON.stringify(rows)).not.toContain('hunter22')
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['settings', 'log'])
})

test('refuses in a sentence what the environment sets', async () => {
  const { status, body } = await save([{ name: 'BOOKING_URL', value: booking, updatedAt: null }], {
    BOOKING_URL: 'https://cal.example.com/env',
  })
  expect(status).toBe(422)
  expect(body.error).toBe(
    'BOOKING_URL can’t be changed here: BOOKING_URL is set in the site’s environment, which comes first.',
  )
  expect(body.issues).toEqual([{ path: 'changes.0.value', message: body.error }])
  expect(await savedSettings(database.db)).toEqual([])
})

test('overwrites nothing that somebody else has saved meanwhile', async () => {
  const first = await save([{ name: 'BOOKING_URL', value: booking, updatedAt: null }])
  const updatedAt = shown(first.body, 'BOOKING_URL')?.updatedAt ?? ''
  const late = await save([{ name: 'BOOKING_URL', value: 'https://cal.example.com/late', updatedAt: null }])
  expect(late.status).toBe(409)
  expect(late.body.error).toBe(
    'Somebody has changed BOOKING_URL meanwhile. Look at what is set now, then save again.',
  )
  const back = await save([{ name: 'BOOKING_URL', value: null, updatedAt }])
  expect(shown(back.body, 'BOOKING_URL')).toMatchObject({ isSet: false, updatedAt: null })
  expect(await savedSettings(database.db)).toEqual([])
})

test('of two who save the same at once, one is told', async () => {
  const both = await Promise.all(
    ['one', 'two'].map((name) =>
      save([{ name: 'BOOKING_URL', value: `https://cal.example.com/${name}`, updatedAt: null }]),
    ),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('names every value that cannot be used, and saves none', async () => {
  const { status, body } = await save([
    { name: 'SMTP_URL', value: 'mail.example', updatedAt: null },
    { name: 'GOOGLE_SHEETS_ID', value: 'sheet', updatedAt: null },
    { name: 'BOOKING_URL', value: booking, updatedAt: null },
  ])
  expect(status).toBe(422)
  expect(body.issues).toEqual([
    { path: 'changes.0.value', message: 'SMTP_URL must be an smtp:// or smtps:// address.' },
    {
      path: 'changes',
      message: 'GOOGLE_SERVICE_ACCOUNT_JSON is missing: the spreadsheet needs its id and a key.',
    },
  ])
  expect(await savedSettings(database.db)).toEqual([])
  const twice = { name: 'BOOKING_URL', value: booking, updatedAt: null }
  expect((await save([twice, twice])).body.error).toBe('Please save each setting once')
})
