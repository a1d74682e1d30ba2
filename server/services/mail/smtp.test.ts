import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outsideLinks } from '#content/facts/outside-links'
import { createSettingsRenderer } from '#server/settings/settings-renderer'
import { type SmtpMode, startSmtpStandIn, type SmtpStandIn } from '#server/services/mail/stand-in'
import type { MailMessage } from './mail-message.ts'
import { ServiceError } from '#server/errors/service-error'
import { createMailer } from './smtp.ts'

const message: MailMessage = {
  from: 'Mendline <hello@mendline.example>',
  to: 'ada@example.com',
  replyTo: 'owner@mendline.example',
  subject: 'Your AI readiness score: 14 out of 27',
  html: '<p>Ahead of 52% – it’s yours.</p>',
  text: 'Ahead of 52% – it’s yours.',
  messageId: '<score-mail.0b8f@mendline.example>',
}

let standIn: SmtpStandIn
let captureDir: string
beforeAll(async () => {
  standIn = await startSmtpStandIn()
  captureDir = await mkdtemp(join(tmpdir(), 'smtp-test-'))
})
beforeEach(() => {
  standIn.behave('accept')
  standIn.mails.length = 0
})
afterAll(async () => {
  await standIn.stop()
  await rm(captureDir, { recursive: true })
})

function send(changes: Partial<MailMessage> = {}, smtpUrl = standIn.url, timeoutMs = 5_000) {
  return createMailer({ smtpUrl, captureDir, timeoutMs }).send({ ...message, ...changes })
}

async function failureOf(sending: Promise<unknown>): Promise<ServiceError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ServiceError)) throw new Error('Expected a ServiceError', { cause: error })
  return error
}

/** The result of a send: the server's response without the recipient. */
const accepted = { captured: false, answer: '250 Queued for …' }

describe('with a mail server', () => {
  test('inserts the owner’s links into HTML and text', async () => {
    const settingsRenderer = createSettingsRenderer({
      siteUrl: 'https://site.example',
      links: { BOOKING_URL: 'https://cal.example/me?a=1&b=2' },
    })
    const { BOOKING_URL: sample } = outsideLinks
    await createMailer({ smtpUrl: standIn.url, captureDir, settingsRenderer }).send({
      ...message,
      html: `<a href="${sample}">Book</a>`,
      text: `Book: ${sample}`,
    })
    const [mail] = await standIn.parsedMails()
    expect(mail?.html).toContain('<a href="https://cal.example/me?a=1&amp;b=2">')
    expect(mail?.text).toContain('Book: https://cal.example/me?a=1&b=2')
  })

  test('sends the mail with its own Message-ID', async () => {
    expect(await send({ headers: { 'Auto-Submitted': 'auto-generated' } })).toEqual(accepted)
    expect(standIn.mails).toMatchObject([{ from: 'hello@mendline.example', to: ['ada@example.com'] }])
    const [mail] = await standIn.parsedMails()
    expect(mail).toMatchObject({
      messageId: message.messageId,
      subject: message.subject,
      from: { name: 'Mendline', address: 'hello@mendline.example' },
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: 'owner@mendline.example' }],
    })
    expect(mail?.html).toContain('it’s yours')
    expect(mail?.text).toContain('it’s yours')
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  test('sends attachments', async () => {
    await send({
      attachments: [{ filename: 'a.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }],
    })
    const [mail] = await standIn.parsedMails()
    expect(mail?.attachments).toMatchObject([{ filename: 'a.ics', mimeType: 'text/calendar' }])
  })

  test('line breaks in texts add no header and no recipient', async () => {
    await send({
      subject: 'Hello\r\nBcc: victim@example.com',
      replyTo: 'a@example.com>\r\nBcc: <victim@example.com',
    })
    expect(standIn.mails[0]?.to).toEqual(['ada@example.com'])
    const [mail] = await standIn.parsedMails()
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  const failures: [SmtpMode, Partial<ServiceError>, RegExp][] = [
    ['refuse', { uncertain: false, rejected: false }, /could not be reached/],
    ['stall', { uncertain: false }, /could not be reached \(ETIMEDOUT\)/],
    ['drip', { uncertain: false }, /could not be reached \(ETIMEDOUT\)/],
    ['endless', { uncertain: false, rejected: false }, /could not be reached/],
    ['temporary', { uncertain: false, rejected: true }, /refused for now \(451\)/],
    ['permanent', { uncertain: false, rejected: true }, /refused the recipient \(550\)/],
    ['permanent-sender', { uncertain: false, rejected: false }, /Check the sender’s address/],
    ['permanent-content', { uncertain: false, rejected: true }, /refused the mail \(554\)/],
    ['stall-after-data', { uncertain: true }, /may have been sent/],
    ['die-after-accepting', { uncertain: true }, /may have been sent/],
  ]
  test.each(failures)('reports a failed send when the server is in mode %s', async (mode, expected, text) => {
    standIn.behave(mode)
    // A short timeout only where it is tested, because the machine may be busy.
    const failure = await failureOf(send({}, standIn.url, /stall|drip/.test(mode) ? 600 : undefined))
    expect(failure).toMatchObject(expected)
    expect(failure.message).toMatch(text)
    expect(`${failure.message} ${JSON.stringify(failure)}`).not.toMatch(/@|Ahead/)
    expect(failure.cause).toBeUndefined()
  })

  test('waits for a slow confirmation within the timeout', async () => {
    standIn.behave('late', { delayMs: 100 })
    expect(await send()).toEqual(accepted)
    expect(standIn.mails).toHaveLength(1)
  })

  test('a send fails while the server is down and succeeds after it is back', async () => {
    await standIn.down()
    expect(await failureOf(send())).toMatchObject({
      uncertain: false,
      message: expect.stringContaining('ECONNREFUSED'),
    })
    await standIn.up()
    expect(await send()).toEqual(accepted)
  })

  test('uses the same Message-ID for every attempt', async () => {
    standIn.behave('die-after-accepting')
    await failureOf(send())
    standIn.behave('accept')
    await send()
    const ids = (await standIn.parsedMails()).map(({ messageId }) => messageId)
    expect(ids).toEqual([message.messageId, message.messageId])
  })

  test('does not send to an invalid address', async () => {
    expect(await failureOf(send({ to: 'not an address' }))).toMatchObject({
      uncertain: false,
    })
    expect(standIn.mails).toEqual([])
  })

  test('close aborts running sends', async () => {
    standIn.behave('stall')
    const mailer = createMailer({ smtpUrl: standIn.url, captureDir, timeoutMs: 5_000 })
    const failing = failureOf(mailer.send(message))
    await new Promise((resolve) => setTimeout(resolve, 50))
    mailer.close()
    expect(await failing).toMatchObject({ uncertain: false })
  })

  test('does not give a password to a server that offers no encryption, unless it is on this machine', async () => {
    // 0.0.0.0 is this machine too, but not one of its names.
    const url = standIn.url.replace('127.0.0.1', 'someone:secret@0.0.0.0')
    const failure = await failureOf(send({}, url))
    expect(failure).toMatchObject({ uncertain: false })
    expect(failure.message).toContain('No encrypted connection')
    expect(standIn.mails).toEqual([])
  })
})

describe('with a mail server that asks for a password', () => {
  let guarded: SmtpStandIn
  beforeAll(async () => {
    guarded = await startSmtpStandIn({ credentials: { user: 'mend@line', password: 'p:w/ä' } })
  })
  afterAll(() => guarded.stop())

  test('signs in', async () => {
    expect(await send({}, guarded.url)).toEqual(accepted)
    expect(guarded.mails).toHaveLength(1)
  })

  test.each([
    ['wrong', () => guarded.url.replace('p%3Aw', 'wrong'), '535'],
    ['missing', () => `smtp://127.0.0.1:${guarded.port}`, '530'],
  ])('a %s password is reported as the owner’s to fix', async (_what, url, code) => {
    const failure = await failureOf(send({}, url()))
    expect(failure).toMatchObject({ uncertain: false })
    expect(failure.message).toContain(`(${code}). Check both.`)
  })
})

describe('without a mail server', () => {
  const keep = (changes: Partial<MailMessage> = {}) =>
    createMailer({ captureDir: join(captureDir, 'mail') }).send({ ...message, ...changes })
  afterEach(() => rm(join(captureDir, 'mail'), { recursive: true, force: true }))

  test('captures the mail as a file in a folder with mode 0700', async () => {
    expect(createMailer({ captureDir }).connected).toBe(false)
    expect(await keep()).toEqual({
      captured: true,
      answer: 'Kept as a file: no mail server is connected.',
    })
    const folder = await stat(join(captureDir, 'mail'))
    expect(folder.mode & 0o777).toBe(0o700)
    expect(await readdir(join(captureDir, 'mail'))).toEqual(['score-mail.0b8f.eml'])
    const mail = await PostalMime.parse(await readFile(join(captureDir, 'mail', 'score-mail.0b8f.eml')))
    expect(mail).toMatchObject({ subject: message.subject, messageId: message.messageId })
  })

  test('captures the same mail once, and different mails in separate files', async () => {
    await Promise.all([keep(), keep(), keep({ messageId: '<other.1@mendline.example>' })])
    expect((await readdir(join(captureDir, 'mail'))).toSorted()).toEqual([
      'other.1.eml',
      'score-mail.0b8f.eml',
    ])
  })

  test('a Message-ID with a path cannot leave the folder', async () => {
    await keep({ messageId: '<../../etc/x@mendline.example>' })
    await keep({ messageId: '<../../etc_x@mendline.example>' })
    const names = await readdir(join(captureDir, 'mail'))
    expect(names).toHaveLength(2)
    expect(names.every((name) => /^_\._\.\._etc_x-[0-9a-f]{12}\.eml$/.test(name))).toBe(true)
  })

  test('reports a folder that cannot be written', async () => {
    const failure = await failureOf(createMailer({ captureDir: '/dev/null/mail' }).send(message))
    expect(failure).toMatchObject({ uncertain: false })
    expect(failure.message).toContain('ENOTDIR')
  })
})
