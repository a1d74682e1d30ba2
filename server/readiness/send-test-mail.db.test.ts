import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { createMailer } from '#server/services/mail/smtp'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { storedProofs } from '#server/queries/readiness/proofs.server'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { temporaryFolder } from '#test/server-process'
import { proofSubjects } from './proof-subjects.ts'
import { readMailProof } from './mail-proof.ts'
import { sendTestMail } from './send-test-mail.ts'

const secret = 'a secret of the tests'

test('the link in the test mail proves the mail server and the address for alerts', async () => {
  const database = await testDatabase()
  const smtp = await startSmtpStandIn()
  onTestFinished(() => smtp.stop())
  const given = { SMTP_URL: smtp.url, MAIL_FROM: 'Ada <ada@acme.test>', OWNER_EMAIL: 'alerts@acme.test' }
  const settings = serviceSettingsOf(given, undefined)
  const mailer = createMailer({ smtpUrl: smtp.url, captureDir: temporaryFolder() })
  const services = {
    now: () => ({ settings, clients: { mail: { ...mailer, from: settings.services.mail.from } } }),
    async test() {
      await mailer.check('sign-in')
      return [{ name: 'sign-in', state: 'done' as const }]
    },
  }
  const siteUrl = 'https://www.acme.test'
  const app = createTestApp(database, {
    role: 'owner',
    outside: {
      sendTestMail: (ownAddress) =>
        sendTestMail({ services, secret, siteUrl, now: database.now(), ownAddress }),
      readMailProof: (token) => readMailProof(token, { settings, secret, now: database.now() }),
    },
  })
  const sent = await app.post('send-test-mail', {})
  expect(sent.status, sent.body.error).toBe(200)
  expect(sent.body['data']).toMatchObject({
    to: 'alerts@acme.test',
    steps: [
      { name: 'sign-in', state: 'done' },
      { name: 'accept', state: 'done' },
    ],
  })
  expect(smtp.mails.map(({ to }) => to)).toEqual([['alerts@acme.test']])
  const { text = '' } = await PostalMime.parse(smtp.mails[0]?.raw ?? '')
  const token = /\/admin\/set-up\?step=alerts&proof=(\S+)/.exec(text)?.[1]
  expect(await storedProofs(database.db)).toEqual([])

  const wrong = await app.post('prove-mail', { token: `${token}x` })
  expect(wrong.status).toBe(422)
  expect(wrong.body.error).toContain('Send another test mail.')
  // Using the link twice has the same result.
  for (const _press of [1, 2]) {
    const proved = await app.post('prove-mail', { token })
    expect([proved.status, proved.body['data']]).toEqual([200, { isOwnerProved: true }])
  }
  const subjects = proofSubjects(settings, secret)
  expect(
    Object.fromEntries((await storedProofs(database.db)).map(({ name, subject }) => [name, subject])),
  ).toEqual({
    mail: subjects.mail,
    'owner-address': subjects.owner,
  })
})

test('a test mail quotes the mail server’s refusal, and nothing is sent without a mail server', async () => {
  const smtp = await startSmtpStandIn()
  onTestFinished(() => smtp.stop())
  smtp.behave('permanent')
  const options = { secret, siteUrl: 'https://www.acme.test', now: new Date(), ownAddress: 'ada@acme.test' }
  const over = (given: Record<string, string>, smtpUrl?: string) => {
    const settings = serviceSettingsOf(given, undefined)
    const mailer = createMailer({ smtpUrl, captureDir: temporaryFolder() })
    const mail = { ...mailer, from: settings.services.mail.from }
    return sendTestMail({
      ...options,
      services: { now: () => ({ settings, clients: { mail } }), test: async () => [] },
    })
  }
  const refused = await over({ SMTP_URL: smtp.url }, smtp.url)
  expect(refused).toMatchObject({
    to: 'ada@acme.test',
    steps: [{ state: 'failed', answer: expect.stringContaining('550') }],
  })
  expect(await over({})).toMatchObject({ steps: [{ name: 'accept', state: 'skipped' }] })
})
