import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startServerProcess, temporaryFolder } from '#test/server-process'

const file = join(temporaryFolder(), 'file')
writeFileSync(file, 'not a folder')
const secret = 'a secret of at least thirty-two characters'
const zoom = { ZOOM_ACCOUNT_ID: 'a', ZOOM_CLIENT_ID: 'b', ZOOM_MEETING_ID: '123' }

/** Wrong settings as owners make them, with the message that each results in. */
const wrongSettings: readonly (readonly [Record<string, string>, string])[] = [
  [{ PORT: 'eighty' }, 'PORT must be a number'],
  [{ HOST: 'nowhere.invalid' }, 'HOST nowhere.invalid is not a name of this machine'],
  [{ HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is not an address of this machine'],
  [{ SITE_URL: 'www.example.com' }, 'SITE_URL must be an http or https address'],
  [{ SITE_URL: 'https://example.com/blog' }, 'SITE_URL must be a scheme and a host only'],
  [{ SITE_URL: 'https://me:hidden-word@example.com' }, 'SITE_URL must be a scheme and a host only'],
  [{ DATA_DIR: join(file, 'data') }, `DATA_DIR names the folder ${file}/data, which cannot be used: a file`],
  [{ BACKUPS: 'on', BACKUP_DIR: file }, `BACKUP_DIR names the folder ${file}, which cannot be used: a file`],
  [{ BACKUPS: 'on', BACKUP_DIR: '/sys/backups' }, 'BACKUP_DIR names the folder /sys/backups, which cannot'],
  [{ BACKUPS: 'nightly' }, 'BACKUPS must be on or off'],
  [{ BACKUP_PASSPHRASE: 'hidden-word' }, 'BACKUP_PASSPHRASE must be at least 12 characters'],
  [{ DATABASE_URL: 'mysql://localhost/site' }, 'DATABASE_URL must be a postgres:// address'],
  [{ DATABASE_URL: 'postgres://localhost/site' }, 'AUTH_SECRET is missing'],
  [
    { DATABASE_URL: 'postgres://127.0.0.1:9/site', AUTH_SECRET: secret },
    'The database of DATABASE_URL cannot be reached (ECONNREFUSED)',
  ],
  [{ DATABASE_PASSWORD: 'hidden-word' }, 'DATABASE_URL is missing'],
  [{ AUTH_SECRET: 'hidden-word' }, 'AUTH_SECRET must be at least 32 characters'],
  [{ AUTH_SECRET_FILE: '/nowhere/secret' }, 'AUTH_SECRET_FILE names /nowhere/secret, which is not there'],
  [{ ADMIN_EMAIL: 'ada@example.com' }, 'ADMIN_PASSWORD is missing'],
  [{ ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'hidden-word' }, 'ADMIN_PASSWORD cannot be used'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an smtp:// or smtps:// address'],
  [{ MAIL_FROM: 'Mendline' }, 'MAIL_FROM must be an e-mail address'],
  [
    { SITE_URL: 'https://mendline.com', OWNER_EMAIL: 'me@localhost' },
    'OWNER_EMAIL must be an address that gets mail',
  ],
  [
    { GOOGLE_SHEETS_ID: 'sheet', GOOGLE_SERVICE_ACCOUNT_JSON: './key.json' },
    'GOOGLE_SERVICE_ACCOUNT_JSON must be the whole key file that Google made',
  ],
  [zoom, 'ZOOM_CLIENT_SECRET is missing'],
  [{ AI_BASE_URL: 'https://models.example.com/v1' }, 'AI_MODEL is missing'],
  [
    { WEBHOOK_URL: 'http://hooks.example.com', WEBHOOK_SECRET: 'hidden-word' },
    'WEBHOOK_URL must begin with https://',
  ],
  [{ BUSINESS_HOURS: '9 to 5' }, 'BUSINESS_HOURS must be as Mon-Fri 09:00-17:00'],
  [{ BUSINESS_TIMEZONE: 'Eastern' }, 'BUSINESS_TIMEZONE must be the name of a time zone'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be IP addresses or ranges'],
  [{ KEEP_SESSIONS_DAYS: '60' }, 'KEEP_SESSIONS_DAYS must be at most 30 days'],
  [{ SMPT_URL: 'smtp://mail.example.com' }, 'SMPT_URL is not a setting: did you mean SMTP_URL?'],
  [{ BACKUP_PASPHRASE: 'hidden-word' }, 'BACKUP_PASPHRASE is not a setting: did you mean BACKUP_PASSPHRASE?'],
  [{ TRUSTED_PROXY: '127.0.0.1' }, 'TRUSTED_PROXY is not a setting: did you mean TRUSTED_PROXIES?'],
]

/** A restart can help if the database was not reachable yet. */
const isWorthAnotherStart = (sentence: string) => sentence.includes('cannot be reached')

describe('a start with a wrong setting', () => {
  test.concurrent.each(wrongSettings)(
    '%j is named and ends it',
    { timeout: 120_000 },
    async (env, sentence) => {
      const message = await startServerProcess({ env }).then(
        async (site) => `it started, and ended with ${await site.stop()}`,
        (error: Error) => error.message,
      )
      expect(message).toContain(sentence)
      expect(message).toMatch(
        isWorthAnotherStart(sentence) ? /^the server ended with code 1:/ : /^the server ended with code 78:/,
      )
      expect(message).not.toMatch(/hidden-word|\n +at /)
    },
  )
})

test('the systemd service does not start the site again after a wrong setting', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../deploy/mendline@.service'), 'utf8')
  expect(unit).toMatch(/^RestartPreventExitStatus=78$/m)
})
