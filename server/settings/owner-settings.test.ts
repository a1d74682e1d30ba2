import { expect, test } from 'vitest'
import type { OwnerSettingName } from '#domain/owner-setting'
import { type OwnerSettings, ownerSettingsUnder, type SavedSetting } from './owner-settings.ts'

const siteUrl = 'https://mendline.example'
const under = (environment: Record<string, string>, secret = 'a secret of this site, long enough') =>
  ownerSettingsUnder({ environment, secret, siteUrl })

function save(settings: OwnerSettings, values: Partial<Record<OwnerSettingName, string>>): SavedSetting[] {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: settings.kept(key as OwnerSettingName, value),
    updated_at: new Date('2026-05-01T10:00:00Z'),
  }))
}

const shownOf = (settings: OwnerSettings, saved: readonly SavedSetting[], name: OwnerSettingName) =>
  settings.shown(saved).find((each) => each.name === name)

test('saved settings apply where the environment sets none', () => {
  const settings = under({ BOOKING_URL: 'https://cal.example/env', OWNER_EMAIL: '' })
  const saved = save(settings, {
    BOOKING_URL: 'https://cal.example/saved',
    OWNER_EMAIL: 'owner@mendline.example',
    SMTP_URL: 'smtp://user:pass@mail.example',
    AI_DAILY_TOKEN_CAP: '7',
  })
  expect(settings.inForce(saved)).toMatchObject({
    faults: [],
    settings: {
      services: {
        mail: {
          smtpUrl: 'smtp://user:pass@mail.example',
          from: expect.stringContaining('<hello@mendline.example>'),
        },
        owner: { email: 'owner@mendline.example' },
      },
      outsideLinks: { BOOKING_URL: 'https://cal.example/env' },
    },
  })
  expect(shownOf(settings, saved, 'BOOKING_URL')).toMatchObject({
    value: 'https://cal.example/env',
    lockedBy: 'BOOKING_URL',
  })
  expect(shownOf(settings, saved, 'OWNER_EMAIL')).toEqual({
    name: 'OWNER_EMAIL',
    value: 'owner@mendline.example',
    isSet: true,
    isSecret: false,
    default: null,
    lockedBy: null,
    fault: null,
    updatedAt: '2026-05-01T10:00:00.000Z',
  })
})

test('saved settings do not complete a connection that the environment sets, so its key stays with its host', () => {
  const settings = under({ AI_API_KEY: 'key of the environment' })
  const saved = save(settings, { AI_BASE_URL: 'https://elsewhere.example', AI_MODEL: 'any' })
  expect(settings.inForce(saved).settings.services.model).toBeUndefined()
  expect(settings.lockedBy('AI_BASE_URL')).toBe('AI_API_KEY')
})

test('a secret is stored sealed, and never returned', () => {
  const settings = under({ AI_API_KEY: 'key of the environment' })
  const saved = save(settings, { SMTP_URL: 'smtps://user:hunter22@mail.example' })
  expect(JSON.stringify(saved)).not.toContain('hunter22')
  const shown = settings.shown(saved)
  expect(JSON.stringify(shown)).not.toMatch(/hunter22|key of the environment/)
  expect(shown.filter(({ isSet }) => isSet)).toMatchObject([
    { name: 'SMTP_URL', value: 'smtps://user@mail.example', isSecret: true },
    { name: 'AI_API_KEY', value: null, isSecret: true, lockedBy: 'AI_API_KEY' },
  ])
})

test('a user name that equals the password is not returned either', () => {
  const settings = under({})
  const saved = save(settings, { SMTP_URL: 'smtp://token77:token77@smtp.postmarkapp.com:587' })
  expect(shownOf(settings, saved, 'SMTP_URL')).toMatchObject({
    value: 'smtp://smtp.postmarkapp.com:587',
    isSet: true,
  })
})

test('a value sealed with another secret or for another setting is left out and reported', () => {
  const saved = save(under({}), { SMTP_URL: 'smtp://mail.example', OWNER_EMAIL: 'owner@mendline.example' })
  const other = under({}, 'the secret of another site, long enough')
  expect(other.inForce(saved)).toMatchObject({
    // Different from a mail server that was never set: then mails would wait for a decision.
    settings: {
      services: { mail: { smtpUrl: undefined }, owner: { email: 'owner@mendline.example' } },
      faulty: new Set(['mail']),
    },
    faults: [{ name: 'SMTP_URL' }],
  })
  expect(shownOf(other, saved, 'SMTP_URL')).toMatchObject({
    isSet: false,
    fault: expect.stringMatching(/save it again/),
  })
  const moved = saved.map((row) => ({ ...row, key: row.key === 'SMTP_URL' ? 'AI_API_KEY' : row.key }))
  expect(under({}).inForce(moved).faults).toMatchObject([{ name: 'AI_API_KEY' }])
})

test('an invalid setting is left out with its connection, and the others apply', () => {
  const settings = under({})
  const saved = save(settings, {
    GOOGLE_SHEETS_ID: 'sheet',
    PODCAST_APPLE_URL: 'no address',
    BOOKING_URL: 'https://cal.example/me',
  })
  const { settings: inForce, faults } = settings.inForce(saved)
  expect(inForce).toMatchObject({
    services: { spreadsheet: undefined },
    outsideLinks: { BOOKING_URL: 'https://cal.example/me' },
  })
  expect(inForce.outsideLinks.PODCAST_APPLE_URL).toBeUndefined()
  expect(faults.map(({ name }) => name).toSorted()).toEqual([
    'GOOGLE_SERVICE_ACCOUNT_JSON',
    'PODCAST_APPLE_URL',
  ])
})

test('reports errors before saving', () => {
  const settings = under({})
  const faults = (changes: [OwnerSettingName, string | null][], saved: SavedSetting[] = []) =>
    settings.faultsOf(saved, new Map(changes)).map(({ name }) => name)
  expect(faults([['SMTP_URL', 'http://mail.example']])).toEqual(['SMTP_URL'])
  expect(faults([['SMTP_URL', 'smtp://%SMTP_HOST%:587']])).toEqual(['SMTP_URL'])
  expect(faults([['PODCAST_EMBED_URL', 'spotify.com/episode/1']])).toEqual(['PODCAST_EMBED_URL'])
  expect(faults([['GOOGLE_SHEETS_ID', 'sheet']])).toEqual(['GOOGLE_SERVICE_ACCOUNT_JSON'])
  const model = save(settings, { AI_BASE_URL: 'https://model.example', AI_MODEL: 'm' })
  expect(faults([['AI_MODEL', null]], model)).toEqual(['AI_MODEL'])
  expect(
    faults(
      [
        ['AI_MODEL', null],
        ['AI_BASE_URL', null],
      ],
      model,
    ),
  ).toEqual([])
})

test('one connection can be fixed while another is invalid', () => {
  const saved = save(under({}, 'the secret of before, long enough'), {
    SMTP_URL: 'smtp://mail.example',
    ZOOM_CLIENT_SECRET: 'zoom',
    ZOOM_CLIENT_ID: 'id',
  })
  const settings = under({})
  const repair = new Map<OwnerSettingName, string | null>([['SMTP_URL', 'smtp://mail.example']])
  expect(settings.faultsOf(saved, repair)).toEqual([])
  expect(settings.faultsOf(saved, new Map([['ZOOM_CLIENT_ID', 'other']]))).not.toEqual([])
})

test('a webhook’s address is sealed like its secret, and faulty when another site secret sealed it', () => {
  const webhook = {
    WEBHOOK_URL: 'https://hooks.example.com/catch/1/abc',
    WEBHOOK_SECRET: 'whsec_c3RhbmQtaW4gc2VjcmV0IG9mIHRoZSB0ZXN0cw==',
  }
  const saved = save(under({}), webhook)
  expect(JSON.stringify(saved)).not.toMatch(/hooks\.example|whsec/)
  expect(JSON.stringify(under({}).shown(saved))).not.toMatch(/hooks\.example|whsec/)
  expect(under({}).inForce(saved).settings).toMatchObject({ services: { webhook: {} }, faulty: new Set() })
  const other = under({}, 'the secret of after, long enough')
  expect(other.inForce(saved).settings).toMatchObject({
    services: { webhook: undefined },
    faulty: new Set(['webhook']),
  })
  expect(under(webhook).lockedBy('WEBHOOK_SECRET')).toBe('WEBHOOK_URL')
})

test('an address that cannot receive mail, saved before the site was public, is left out later', () => {
  const sample = { MAIL_FROM: 'Us <hello@localhost>', OWNER_EMAIL: 'owner@mendline.example' }
  const saved = save(under({}), sample)
  expect(under({}).inForce(saved)).toMatchObject({
    faults: [],
    settings: { services: { owner: { email: sample.OWNER_EMAIL } } },
  })
  const inPublic = ownerSettingsUnder({
    environment: {},
    secret: 'a secret',
    siteUrl: 'https://mendline.com',
  })
  const { settings, faults } = inPublic.inForce(saved)
  expect(faults.map(({ name }) => name)).toEqual(['MAIL_FROM', 'OWNER_EMAIL'])
  expect(settings).toMatchObject({
    services: { mail: { from: expect.stringContaining('<hello@mendline.com>') }, owner: undefined },
  })
  const changes = new Map([['OWNER_EMAIL', 'owner@example.org']] as const)
  expect(inPublic.faultsOf([], changes)).toEqual([
    { name: 'OWNER_EMAIL', message: 'must be an address that gets mail: nobody can reach example.org' },
  ])
})
