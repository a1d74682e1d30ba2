import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv } from './env.server.ts'

const serviceAccount = JSON.stringify({ client_email: 'a@b.example', private_key: 'x' })

function faultsOf(source: Record<string, string>): string {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  throw new Error('accepted')
}

test('starts with nothing set', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    sheets: undefined,
    zoom: undefined,
    freeWorkshopJoinUrl: undefined,
    trustedProxies: [],
    rateLimits: true,
    mailCeilings: { perSender: 40, perHour: 300 },
  })
})

test('lifts the ceilings on mails with the limits', () => {
  const ceilings = { VISITOR_MAILS_PER_SENDER: '7', VISITOR_MAILS_PER_HOUR: '90' }
  expect(parseEnv(ceilings).mailCeilings).toEqual({ perSender: 7, perHour: 90 })
  expect(parseEnv({ ...ceilings, RATE_LIMITS: 'off' }).mailCeilings).toBeUndefined()
})

test('takes an empty variable for one that is not set', () => {
  const names = [
    'PORT',
    'HOST',
    'SITE_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'AUTH_SECRET',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'SMTP_URL',
    'MAIL_FROM',
    'OWNER_EMAIL',
  ]
  const more = [
    'GOOGLE_SHEETS_ID',
    'GOOGLE_SERVICE_ACCOUNT_JSON',
    'ZOOM_ACCOUNT_ID',
    'ZOOM_CLIENT_ID',
    'ZOOM_CLIENT_SECRET',
    'ZOOM_MEETING_ID',
    'FREE_WORKSHOP_JOIN_URL',
    'TRUSTED_PROXIES',
    'DRAIN_DELAY_MS',
    'RATE_LIMITS',
    'VISITOR_MAILS_PER_SENDER',
    'VISITOR_MAILS_PER_HOUR',
  ]
  const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']))
  expect(parseEnv(empty)).toEqual(parseEnv({}))
})

test('names every wrong setting at once', () => {
  const wrong = {
    PORT: '99999',
    SITE_URL: 'example.com',
    BOOKING_URL: 'tel:+15550100',
    PODCAST_APPLE_URL: 'podcasts.example.com',
    DATABASE_URL: 'mysql://localhost/site',
    SMTP_URL: 'http://mail.example.com',
    MAIL_FROM: 'The Site',
    OWNER_EMAIL: 'owner',
    GOOGLE_SHEETS_ID: 'sheet',
    TRUSTED_PROXIES: '10.0.0.1, proxy.example.com',
    RATE_LIMITS: 'maybe',
    LOG_LEVEL: 'loud',
    AUTH_SECRET: 'short',
    ADMIN_EMAIL: 'admin',
    ADMIN_PASSWORD: 'password12345678',
  }
  const message = faultsOf(wrong)
  expect(message).toMatch(/^These settings cannot be used:\n/)
  const named = message
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(' ')[0])
  const expected = Object.keys(wrong).map((name) =>
    name === 'GOOGLE_SHEETS_ID' ? 'GOOGLE_SERVICE_ACCOUNT_JSON' : name,
  )
  expect(new Set(named)).toEqual(new Set(expected))
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '65536'],
  ['SITE_URL', 'ftp://example.com'],
  ['DATABASE_URL', 'localhost:5432'],
  ['MAIL_FROM', 'Site <hello>'],
  ['OWNER_EMAIL', 'a@b.example, c@d.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '::1/129'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['DRAIN_DELAY_MS', '-1'],
  ['DRAIN_DELAY_MS', '60001'],
  ['DRAIN_DELAY_MS', '3s'],
])('refuses %s=%s', (name, value) => {
  expect(faultsOf({ [name]: value })).toContain(`\n  ${name} must be `)
})

test.each([
  ['MAIL_FROM', 'Site <hello@site.example>'],
  ['MAIL_FROM', 'hello@site.example'],
  ['MAIL_FROM', 'Site <hello@localhost>'],
  ['OWNER_EMAIL', 'owner@site.example'],
  ['TRUSTED_PROXIES', '127.0.0.1, 10.0.0.0/8,::1,fd00::/8'],
  ['PORT', '0'],
  ['DRAIN_DELAY_MS', '0'],
  ['DRAIN_DELAY_MS', '60000'],
])('takes %s=%s', (name, value) => {
  expect(() => parseEnv({ [name]: value })).not.toThrow()
})

describe('accounts', () => {
  const admin = { ADMIN_EMAIL: ' Owner@Site.example', ADMIN_PASSWORD: 'eleven quiet harbours' }
  const databaseUrl = 'postgres://localhost/site'

  test('take an admin and a secret', () => {
    const env = parseEnv({ ...admin, DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(32) })
    expect(env.admin).toEqual({ email: 'owner@site.example', password: admin.ADMIN_PASSWORD })
    expect(env.authSecret).toHaveLength(32)
  })

  test.each([
    [{ ADMIN_EMAIL: admin.ADMIN_EMAIL }, 'ADMIN_PASSWORD is missing'],
    [{ ADMIN_PASSWORD: admin.ADMIN_PASSWORD }, 'ADMIN_EMAIL is missing'],
    [
      { ...admin, ADMIN_PASSWORD: 'fourteen chars' },
      'ADMIN_PASSWORD cannot be used: Password should be at least 15 characters.',
    ],
    [
      { ...admin, ADMIN_PASSWORD: 'the owner has the keys' },
      'Please don’t use “owner” from your email address',
    ],
    [
      { ...admin, ADMIN_PASSWORD: 'Password12345678' },
      'ADMIN_PASSWORD cannot be used: This password is one of the first people guess',
    ],
    [{ DATABASE_URL: databaseUrl }, 'AUTH_SECRET is missing'],
  ])('are refused half-configured', (source, message) => {
    const text = faultsOf(source)
    expect(text).toContain(message)
    expect(text).not.toContain(admin.ADMIN_PASSWORD)
  })
})

describe('the spreadsheet', () => {
  test('is connected with its id and a key', () => {
    const env = parseEnv({ GOOGLE_SHEETS_ID: 'sheet', GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccount })
    expect(env.sheets).toMatchObject({ spreadsheetId: 'sheet', serviceAccountJson: serviceAccount })
  })

  test.each([
    [{ GOOGLE_SHEETS_ID: 'sheet' }, 'GOOGLE_SERVICE_ACCOUNT_JSON is missing'],
    [{ GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccount }, 'GOOGLE_SHEETS_ID is missing'],
    [{ GOOGLE_SHEETS_ID: 'sheet', GOOGLE_SERVICE_ACCOUNT_JSON: '/key.json' }, 'must be the JSON'],
    [{ GOOGLE_SHEETS_ID: 'sheet', GOOGLE_SERVICE_ACCOUNT_JSON: '{}' }, 'must be the JSON'],
  ])('is refused half-configured', (source, message) => {
    const text = faultsOf(source)
    expect(text).toContain(message)
    expect(text).not.toContain('private_key":"x')
  })
})

test('takes the outside links that are set', () => {
  const { outsideLinks } = parseEnv({
    BOOKING_URL: 'https://cal.example/me',
    PODCAST_APPLE_URL: '',
    PODCAST_EMBED_URL: 'https://youtu.be/dQw4w9WgXcQ',
  })
  expect(outsideLinks).toEqual({
    BOOKING_URL: 'https://cal.example/me',
    PODCAST_EMBED_URL: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  })
})

test('keeps the origin of SITE_URL without its last slash', () => {
  expect(parseEnv({ SITE_URL: 'https://site.example/' }).siteUrl).toBe('https://site.example')
  expect(parseEnv({ PORT: '0' }).siteUrl).toBeUndefined()
})

const zoom = {
  ZOOM_ACCOUNT_ID: 'account',
  ZOOM_CLIENT_ID: 'client',
  ZOOM_CLIENT_SECRET: 'secret',
  ZOOM_MEETING_ID: '857 4606 5432',
}

test('takes Zoom when it is complete', () => {
  expect(parseEnv({ ...zoom, ZOOM_API_URL: 'http://127.0.0.1:4000/v2' }).zoom).toEqual({
    accountId: 'account',
    clientId: 'client',
    clientSecret: 'secret',
    meetingId: '85746065432',
    apiUrl: 'http://127.0.0.1:4000/v2',
  })
})

test.each(Object.keys(zoom))('names what Zoom still needs when there is only %s', (name) => {
  const message = faultsOf({ [name]: zoom[name as keyof typeof zoom] })
  for (const other of Object.keys(zoom)) {
    expect(message.includes(`${other} is missing`), other).toBe(other !== name)
  }
})

describe('the assistant’s model', () => {
  const model = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small' }

  test('is asked once it has an address and a name', () => {
    expect(parseEnv({}).model).toBeUndefined()
    expect(parseEnv({ ...model, AI_DAILY_TOKEN_CAP: '0' }).model).toEqual({
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: undefined,
      model: 'small',
      dailyTokenCap: 0,
    })
  })

  test.each([
    [{ AI_BASE_URL: model.AI_BASE_URL }, 'AI_MODEL is missing'],
    [{ ...model, AI_BASE_URL: 'localhost' }, 'AI_BASE_URL must be'],
    [{ ...model, AI_DAILY_TOKEN_CAP: 'many' }, 'AI_DAILY_TOKEN_CAP must be'],
  ])('is refused: %o', (source, fault) => {
    expect(faultsOf(source)).toContain(fault)
  })
})

test('a term is a whole number of days, and a session is not kept longer than it is good', () => {
  expect(parseEnv({ KEEP_HELD_DAYS: '7' }).keep).toMatchObject({ KEEP_HELD_DAYS: 7, KEEP_DELIVERED_DAYS: 90 })
  const faults = faultsOf({ KEEP_HELD_DAYS: '0', KEEP_DELIVERED_DAYS: 'ever', KEEP_SESSIONS_DAYS: '31' })
  expect(faults.split('\n').map((line) => line.trim())).toEqual([
    'These settings cannot be used:',
    'KEEP_DELIVERED_DAYS must be a number of days',
    'KEEP_HELD_DAYS must be at least 1 day',
    'KEEP_SESSIONS_DAYS must be at most 30 days',
  ])
})
