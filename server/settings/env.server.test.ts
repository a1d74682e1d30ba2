import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv } from './env.server.ts'

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

test('keeps the origin of SITE_URL without its last slash', () => {
  expect(parseEnv({ SITE_URL: 'https://site.example/' }).siteUrl).toBe('https://site.example')
  expect(parseEnv({ PORT: '0' }).siteUrl).toBeUndefined()
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

test('backups go where the data is, unless another folder is named', () => {
  const { backups } = parseEnv({ DATA_DIR: '/srv/site' })
  expect(backups).toEqual({ isOn: true, folder: '/srv/site/backups', passphrase: undefined })
  const given = { BACKUPS: 'off', BACKUP_DIR: '/mnt/elsewhere', BACKUP_PASSPHRASE: 'seventeen wet umbrellas' }
  expect(parseEnv(given).backups).toEqual({
    isOn: false,
    folder: '/mnt/elsewhere',
    passphrase: 'seventeen wet umbrellas',
  })
  expect(() => parseEnv({ BACKUPS: 'sometimes', BACKUP_PASSPHRASE: 'too short' })).toThrow(
    /BACKUPS must be on or off\n +BACKUP_PASSPHRASE must be at least 12 characters/,
  )
})

test('what restores a site can do without its secret', () => {
  const given = { DATABASE_URL: 'postgres://localhost/site' }
  expect(() => parseEnv(given)).toThrow('AUTH_SECRET is missing')
  expect(parseEnv(given, { needsSecret: false }).authSecret).toBeUndefined()
})
