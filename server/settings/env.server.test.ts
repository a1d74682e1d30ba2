import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/server-process'
import { EnvError } from './env-error.ts'
import { parseEnv } from './env.server.ts'
import { serviceSettingsOf } from './service-settings.ts'

function faultsOf(source: Record<string, string>): string {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  throw new Error('accepted')
}

test('starts without any settings', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    trustedProxies: [],
    rateLimits: true,
    mailCeilings: { perSender: 40, perHour: 60 },
  })
})

test('RATE_LIMITS=off also turns off the limits on mails', () => {
  const ceilings = { VISITOR_MAILS_PER_SENDER: '7', VISITOR_MAILS_PER_HOUR: '90' }
  expect(parseEnv(ceilings).mailCeilings).toEqual({ perSender: 7, perHour: 90 })
  expect(parseEnv({ ...ceilings, RATE_LIMITS: 'off' }).mailCeilings).toBeUndefined()
})

test('treats an empty variable as unset', () => {
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
    'CALL_JOIN_URL',
    'WEBHOOK_URL',
    'WEBHOOK_SECRET',
    'TRUSTED_PROXIES',
    'DNS_SERVERS',
    'DRAIN_DELAY_MS',
    'RATE_LIMITS',
    'VISITOR_MAILS_PER_SENDER',
    'VISITOR_MAILS_PER_HOUR',
  ]
  const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']))
  expect(parseEnv(empty)).toEqual(parseEnv({}))
})

test('names every invalid setting at once', () => {
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

  test('accept an admin and a secret', () => {
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
  ])('are refused if incomplete', (source, message) => {
    const text = faultsOf(source)
    expect(text).toContain(message)
    expect(text).not.toContain(admin.ADMIN_PASSWORD)
  })
})

test('removes the trailing slash of SITE_URL', () => {
  expect(parseEnv({ SITE_URL: 'https://site.example/' }).siteUrl).toBe('https://site.example')
  expect(parseEnv({ PORT: '0' }).siteUrl).toBeUndefined()
})

test('a retention period is a whole number of days, and a session is not stored longer than it is valid', () => {
  const { given } = parseEnv({ KEEP_HELD_DAYS: '7' })
  expect(serviceSettingsOf(given, undefined).keep).toMatchObject({
    KEEP_HELD_DAYS: 7,
    KEEP_DELIVERED_DAYS: 90,
  })
  const faults = faultsOf({ KEEP_HELD_DAYS: '0', KEEP_DELIVERED_DAYS: 'ever', KEEP_SESSIONS_DAYS: '31' })
  expect(faults.split('\n').map((line) => line.trim())).toEqual([
    'These settings cannot be used:',
    'KEEP_DELIVERED_DAYS must be a number of days',
    'KEEP_HELD_DAYS must be at least 1 day',
    'KEEP_SESSIONS_DAYS must be at most 30 days',
  ])
})

describe('a setting in a file', () => {
  const folder = temporaryFolder()
  function fileOf(text: string): string {
    const path = join(folder, randomUUID())
    writeFileSync(path, text)
    return path
  }
  const secret = 'a secret of at least thirty-two characters'

  test.each([
    ['AUTH_SECRET', secret],
    ['DATABASE_URL', 'postgres://site@localhost/site'],
    ['SMTP_URL', 'smtp://user:pass@mail.example'],
    ['ADMIN_PASSWORD', 'fifteen and more letters'],
    ['GOOGLE_SERVICE_ACCOUNT_JSON', '{"client_email":"a@example.com","private_key":"k"}'],
    ['ZOOM_CLIENT_SECRET', 'zoom'],
    ['AI_API_KEY', 'key'],
    ['WEBHOOK_URL', 'http://localhost:5678/webhook/leads'],
    ['WEBHOOK_SECRET', 'whsec_c3RhbmQtaW4gc2VjcmV0IG9mIHRoZSB0ZXN0cw=='],
    ['METRICS_TOKEN', 'a-token-of-the-tests'],
  ])('%s is read', (name, text) => {
    const others: Record<string, string> = {
      AUTH_SECRET: secret,
      ADMIN_EMAIL: 'ada@example.com',
      ADMIN_PASSWORD: 'fifteen and more letters',
      GOOGLE_SHEETS_ID: 'sheet',
      GOOGLE_SERVICE_ACCOUNT_JSON: '{"client_email":"a@example.com","private_key":"k"}',
      ZOOM_ACCOUNT_ID: 'a',
      ZOOM_CLIENT_ID: 'b',
      ZOOM_CLIENT_SECRET: 'c',
      ZOOM_MEETING_ID: '1',
      WEBHOOK_URL: 'https://hooks.example.com/',
      WEBHOOK_SECRET: 'whsec_c3RhbmQtaW4gc2VjcmV0IG9mIHRoZSB0ZXN0cw==',
    }
    delete others[name]
    const { given } = parseEnv({ ...others, [`${name}_FILE`]: fileOf(`${text}\n`) })
    expect(given[name]).toBe(text)
  })

  test('works like a variable', () => {
    const env = parseEnv({
      AUTH_SECRET_FILE: fileOf(secret),
      METRICS_TOKEN_FILE: fileOf('a-token-of-the-tests\r\n'),
    })
    expect(env).toMatchObject({ authSecret: secret, metricsToken: 'a-token-of-the-tests' })
  })

  test('is reported like any other when invalid', () => {
    expect(faultsOf({ AUTH_SECRET_FILE: fileOf('short') })).toContain(
      'AUTH_SECRET must be at least 32 characters',
    )
  })

  test('that is missing, empty, a folder or set twice is reported in a sentence', () => {
    const empty = fileOf('\n')
    const faults = faultsOf({
      AUTH_SECRET_FILE: '/nowhere/secret',
      SMTP_URL_FILE: empty,
      AI_API_KEY_FILE: folder,
      METRICS_TOKEN: 'a-token-of-the-tests',
      METRICS_TOKEN_FILE: fileOf('a-token-of-the-tests'),
    })
    expect(faults).toContain('AUTH_SECRET_FILE names /nowhere/secret, which is not there')
    expect(faults).toContain(`SMTP_URL_FILE names ${empty}, which is empty`)
    expect(faults).toContain(`AI_API_KEY_FILE names ${folder}, which cannot be read (EISDIR)`)
    expect(faults).toContain('METRICS_TOKEN and METRICS_TOKEN_FILE are both set: keep one of them')
  })

  test('ignores file variables of other programs', () => {
    expect(parseEnv({ SSL_CERT_FILE: '/nowhere', AUTH_SECRET_FILE: '' }).authSecret).toBeUndefined()
  })
})

test('accepts the database’s password apart from its address', () => {
  const given = { DATABASE_URL: 'postgres://site@db:5433/site', AUTH_SECRET: 'x'.repeat(32) }
  const password = 'a%40/b:c?d#e @f'
  const { databaseUrl = '' } = parseEnv({ ...given, DATABASE_PASSWORD: password })
  expect(new pg.Client(databaseUrl)).toMatchObject({ host: 'db', port: 5433, user: 'site', password })
  expect(faultsOf({ DATABASE_PASSWORD: password })).toContain('DATABASE_URL is missing')
  expect(faultsOf({ ...given, DATABASE_URL: 'postgres://a:b@db/c', DATABASE_PASSWORD: password })).toContain(
    'DATABASE_PASSWORD and DATABASE_URL both hold a password',
  )
})

test('opens as many connections to the database as set', () => {
  expect(parseEnv({}).databasePool).toBe(10)
  expect(parseEnv({ DATABASE_POOL: '40' }).databasePool).toBe(40)
  for (const count of ['1', '0', '2.5', 'many', '501'])
    expect(faultsOf({ DATABASE_POOL: count })).toContain('DATABASE_POOL must be')
})

test('HSTS covers subdomains only with HSTS_SUBDOMAINS=on and https', () => {
  const siteUrl = 'https://example.com'
  expect(parseEnv({ SITE_URL: siteUrl }).https).toBe(true)
  expect(parseEnv({ SITE_URL: siteUrl, HSTS_SUBDOMAINS: 'on' }).https).toBe('with subdomains')
  expect(parseEnv({ HSTS_SUBDOMAINS: 'on' }).https).toBe(false)
})

test('backups are next to the data, unless another folder is set', () => {
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

test('restoring a site needs no secret', () => {
  const given = { DATABASE_URL: 'postgres://localhost/site' }
  expect(() => parseEnv(given)).toThrow('AUTH_SECRET is missing')
  expect(parseEnv(given, { needsSecret: false }).authSecret).toBeUndefined()
})

test.each([
  ['MAIL_FROM', 'Site <hello@localhost>', 'localhost'],
  ['MAIL_FROM', 'hello@mendline.example', 'mendline.example'],
  ['OWNER_EMAIL', 'owner@mailserver', 'mailserver'],
  ['OWNER_EMAIL', 'owner@example.com', 'example.com'],
])('a public site refuses %s=%s, which cannot receive mail', (name, value, domain) => {
  expect(faultsOf({ SITE_URL: 'https://mendline.com', [name]: value })).toContain(
    `\n  ${name} must be an address that gets mail: nobody can reach ${domain}`,
  )
  for (const SITE_URL of [
    'http://localhost:3000',
    'http://192.168.1.7',
    'https://mendline.example',
    undefined,
  ])
    expect(() => parseEnv({ SITE_URL, [name]: value })).not.toThrow()
})
