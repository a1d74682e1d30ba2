import { expect, test } from 'vitest'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { readMailProof, signMailProof } from './mail-proof.ts'
import { proofSubjects } from './proof-subjects.ts'

const given = { SMTP_URL: 'smtp://mail.acme.test', MAIL_FROM: 'ada@acme.test', OWNER_EMAIL: 'ada@acme.test' }
const options = (changed: Record<string, string> = {}, hours = 0) => ({
  settings: serviceSettingsOf({ ...given, ...changed }, undefined),
  secret: 'a secret of the tests',
  now: new Date(Date.UTC(2026, 10, 23, hours)),
})
const token = signMailProof(options(), given.OWNER_EMAIL) ?? ''

test('the token of a test mail proves the mail server, the sender and the address for alerts', () => {
  expect(readMailProof(token, options())).toMatchObject({
    mail: expect.any(String),
    owner: expect.any(String),
  })
})

test.each([
  ['a mail to somebody else', signMailProof(options(), 'bob@acme.test') ?? '', options()],
  ['a mail to the address before', token, options({ OWNER_EMAIL: 'bob@acme.test' })],
])('%s proves the mail server, but not the address for alerts', (_what, sent, now) => {
  const proof = readMailProof(sent, now)
  expect(proof?.mail).toEqual(expect.any(String))
  expect(proof?.owner).toBeUndefined()
})

test('a mail to an address proves it for alerts before it is entered there', () => {
  const { OWNER_EMAIL, ...others } = given
  const before = { ...options(), settings: serviceSettingsOf(others, undefined) }
  const proof = readMailProof(signMailProof(before, OWNER_EMAIL) ?? '', before)
  expect(proof?.owner).toBe(proofSubjects(options().settings, options().secret).owner)
})

test.each([
  ['another mail server', { SMTP_URL: 'smtp://other.acme.test' }],
  ['another sender', { MAIL_FROM: 'bob@acme.test' }],
])('a token proves nothing after a change to %s', (_what, changed) => {
  expect(readMailProof(token, options(changed))).toBeUndefined()
})

test('a token is invalid after a day, under another secret, or when changed', () => {
  expect(readMailProof(token, options({}, 23))).toBeDefined()
  expect(readMailProof(token, options({}, 25))).toBeUndefined()
  expect(readMailProof(token, { ...options(), secret: 'another secret' })).toBeUndefined()
  const forged = Buffer.from(JSON.stringify({ mail: 'x', untilMs: 9e15 })).toString('base64url')
  expect(readMailProof(`${forged}.${token.split('.')[1]}`, options())).toBeUndefined()
  expect(readMailProof('', options())).toBeUndefined()
})

test('signMailProof returns undefined without a mail server', () => {
  expect(
    signMailProof({ ...options(), settings: serviceSettingsOf({}, undefined) }, given.OWNER_EMAIL),
  ).toBeUndefined()
})
