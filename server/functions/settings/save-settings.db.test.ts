import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OwnerSetting } from '#contracts/owner-setting'
import { followChanges } from '#server/db/changes'
import { log } from '#server/db/schema/log'
import { savedSettings } from '#server/queries/settings/settings.server'
import { createPrivateHosts } from '#server/settings/private-hosts'
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

async function save(changes: object[], environment: Record<string, string> = {}, allowed = '') {
  const settings = ownerSettingsUnder({
    environment,
    secret: 'a secret of the tests',
    siteUrl: undefined,
    privateHosts: createPrivateHosts(allowed),
  })
  return createTestApp(database, { role: 'owner', outside: { settings } }).post('save-settings', { changes })
}

const shown = (body: object, name: string) =>
  (body as { data: OwnerSetting[] }).data.find((each) => each.name === name)

test('save-settings stores settings with their author, encrypts secrets and notifies every process', async () => {
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

test('save-settings saves whether viewers may export, and refuses anything but on and off', async () => {
  const wrong = await save([{ name: 'VIEWER_EXPORTS', value: 'yes', updatedAt: null }])
  expect(wrong.status).toBe(422)
  expect(wrong.body.error).toBe('Whether viewers may export must be on or off.')
  const { body } = await save([{ name: 'VIEWER_EXPORTS', value: 'on', updatedAt: null }])
  expect(shown(body, 'VIEWER_EXPORTS')).toMatchObject({ value: 'on', default: 'off' })
})

test('save-settings refuses a setting that the environment sets, with a readable message', async () => {
  const { status, body } = await save([{ name: 'BOOKING_URL', value: booking, updatedAt: null }], {
    BOOKING_URL: 'https://cal.example.com/env',
  })
  expect(status).toBe(422)
  expect(body.error).toBe(
    'The booking link can’t be changed here: it is set on the site’s server, which comes first.',
  )
  expect(body.issues).toEqual([{ path: 'changes.0.value', message: body.error }])
  expect(await savedSettings(database.db)).toEqual([])
})

test('save-settings returns 409 for a setting that somebody else has saved since', async () => {
  const first = await save([{ name: 'BOOKING_URL', value: booking, updatedAt: null }])
  const updatedAt = shown(first.body, 'BOOKING_URL')?.updatedAt ?? ''
  const late = await save([{ name: 'BOOKING_URL', value: 'https://cal.example.com/late', updatedAt: null }])
  expect(late.status).toBe(409)
  expect(late.body.error).toBe(
    'Somebody else has just changed the booking link. Save again to replace that with yours.',
  )
  const back = await save([{ name: 'BOOKING_URL', value: null, updatedAt }])
  expect(shown(back.body, 'BOOKING_URL')).toMatchObject({ isSet: false, updatedAt: null })
  expect(await savedSettings(database.db)).toEqual([])
})

test('of two concurrent saves of one setting, one gets a 409', async () => {
  const both = await Promise.all(
    ['one', 'two'].map((name) =>
      save([{ name: 'BOOKING_URL', value: `https://cal.example.com/${name}`, updatedAt: null }]),
    ),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('save-settings names every invalid value, and saves none', async () => {
  const { status, body } = await save([
    { name: 'SMTP_URL', value: 'mail.example', updatedAt: null },
    { name: 'GOOGLE_SHEETS_ID', value: 'sheet', updatedAt: null },
    { name: 'BOOKING_URL', value: booking, updatedAt: null },
  ])
  expect(status).toBe(422)
  expect(body.issues).toEqual([
    { path: 'changes.0.value', message: 'The mail server must be an smtp:// or smtps:// address.' },
    {
      path: 'changes',
      message: 'The key to the spreadsheet is missing: the spreadsheet needs its id and a key.',
    },
  ])
  expect(await savedSettings(database.db)).toEqual([])
  const twice = { name: 'BOOKING_URL', value: booking, updatedAt: null }
  expect((await save([twice, twice])).body.error).toBe('Please save each setting once')
})

/** Saves settings over the stored ones, with their current times. */
async function saveOver(values: Record<string, string | null>, allowed = '') {
  const savedAt = new Map((await savedSettings(database.db)).map((row) => [row.key, row.updated_at]))
  const changes = Object.entries(values).map(([name, value]) => ({
    name,
    value,
    updatedAt: savedAt.get(name)?.toISOString() ?? null,
  }))
  return save(changes, {}, allowed)
}

const savedNames = async () => (await savedSettings(database.db)).map(({ key }) => key)

describe('the model’s key', () => {
  const model = { AI_BASE_URL: 'https://api.example.com/v1', AI_API_KEY: 'key of example.com', AI_MODEL: 'm' }
  beforeEach(async () => {
    expect((await saveOver(model)).status).toBe(200)
  })

  test.each([
    'https://api.example.org/v1',
    'http://api.example.com/v1',
    'https://api.example.com:8443/v1',
    'https://api.example.com.evil.example/v1',
  ])('is deleted when the address changes to another origin: %s', async (address) => {
    const { body } = await saveOver({ AI_BASE_URL: address })
    expect(shown(body, 'AI_API_KEY')).toMatchObject({ isSet: false })
    expect(await savedNames()).toEqual(['AI_BASE_URL', 'AI_MODEL'])
    const rows = await database.db.select().from(log).where(eq(log.subject_id, 'AI_API_KEY'))
    expect(rows.at(-1)).toMatchObject({ before: { isSet: true }, after: { isSet: false } })
  })

  test('stays while the host is the same, and can be entered again with a new address', async () => {
    await saveOver({ AI_BASE_URL: 'https://api.example.com/v2' })
    expect(await savedNames()).toContain('AI_API_KEY')
    const { body } = await saveOver({ AI_BASE_URL: 'https://api.example.org/v1', AI_API_KEY: 'key of .org' })
    expect(shown(body, 'AI_API_KEY')).toMatchObject({ isSet: true })
  })

  test('is deleted with its address', async () => {
    await saveOver({ AI_BASE_URL: null, AI_MODEL: null })
    expect(await savedNames()).toEqual([])
  })
})

test('a webhook’s secret must be entered again when its host changes', async () => {
  const secret = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`
  await saveOver({ WEBHOOK_URL: 'https://n8n.example.com/webhook/1', WEBHOOK_SECRET: secret })
  expect((await saveOver({ WEBHOOK_URL: 'https://n8n.example.com/webhook/2' })).status).toBe(200)
  const { status, body } = await saveOver({ WEBHOOK_URL: 'https://make.example.com/webhook/1' })
  expect(status).toBe(422)
  expect(body.error).toBe('The webhook’s secret was for another host: enter the one for this host too.')
})

describe('a saved address', () => {
  const secret = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`
  const settingsTo = (host: string): Record<string, string>[] => [
    { WEBHOOK_URL: `http://${host}/hook`, WEBHOOK_SECRET: secret },
    { AI_BASE_URL: `http://${host}/v1`, AI_MODEL: 'm' },
    { SMTP_URL: `smtp://${host}:25` },
    {
      GOOGLE_SHEETS_ID: 'sheet',
      GOOGLE_SERVICE_ACCOUNT_JSON: JSON.stringify({
        client_email: 'a@b.example',
        private_key: 'key',
        token_uri: `http://${host}/token`,
      }),
    },
  ]

  test.each(['127.0.0.1', 'localhost', '10.0.0.5', '[::1]', 'n8n'])(
    'that leads to %s is refused unless the environment allows the host',
    async (host) => {
      for (const values of settingsTo(host)) {
        const { status, body } = await saveOver(values)
        expect(status, JSON.stringify(values)).toBe(422)
        expect(body.error).toMatch(/leads into a private network: ask the person who runs the site/)
        expect((await saveOver(values, host)).status, JSON.stringify(values)).toBe(200)
        await database.pool.query('delete from settings')
      }
    },
  )

  test.each(['169.254.169.254', '[fe80::1]'])(
    'that leads to %s is refused whatever is allowed',
    async (host) => {
      const [, model = {}] = settingsTo(host)
      const { status, body } = await saveOver(model, `${host},169.254.0.0/16,fe80::/10`)
      expect(status).toBe(422)
      expect(body.error).toBe('The model’s address leads to a link-local address, which is never called.')
    },
  )
})
