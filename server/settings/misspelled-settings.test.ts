import { expect, test } from 'vitest'
import { misspelledSettings } from './misspelled-settings.ts'

const names = [
  'PORT',
  'HOST',
  'SITE_URL',
  'SMTP_URL',
  'AI_API_KEY',
  'OWNER_EMAIL',
  'AUTH_SECRET',
  'LOG_LEVEL',
]
const meantBy = (variable: string, others: Record<string, string> = {}) =>
  misspelledSettings({ ...others, [variable]: 'x' }, names).map((fault) => fault.split('did you mean ')[1])

test.each([
  ['PROT', 'PORT?'],
  ['SITE_ULR', 'SITE_URL?'],
  ['site_url', 'SITE_URL?'],
  ['SITE-URL', 'SITE_URL?'],
  ['SMPT_URL', 'SMTP_URL?'],
  ['OWNER_MAIL', 'OWNER_EMAIL?'],
  ['AUTH_SECRETS_FILE', 'AUTH_SECRET_FILE?'],
])('reports %s as a typo of %s', (variable, meant) => {
  expect(meantBy(variable)).toEqual([meant])
})

test.each([
  'HOME',
  'PATH',
  'PWD',
  'HOSTNAME',
  'CHOST',
  'MAIL',
  'LOGNAME',
  'XAI_API_KEY',
  'HTTP_URL',
  'SSL_CERT_FILE',
  'npm_config_port',
  'SMTP_SERVICE_HOST',
])('leaves %s to the program it belongs to', (variable) => {
  expect(meantBy(variable)).toEqual([])
})

test('ignores a variable while the setting it resembles is set', () => {
  expect(meantBy('SMTP_URI', { SMTP_URL: 'smtp://mail.example.com' })).toEqual([])
  expect(meantBy('SMTP_URI', { SMTP_URL_FILE: '/run/secrets/smtp' })).toEqual([])
})
