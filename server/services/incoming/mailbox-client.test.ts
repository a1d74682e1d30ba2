import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailboxClient } from './mailbox-client.ts'
import { type Dovecot, dovecotPassword, findDovecot, startDovecot } from './stand-in.ts'

const user = 'nora@site.example'

describe.skipIf(!findDovecot())('an IMAP mailbox client', () => {
  let dovecot: Dovecot
  beforeAll(async () => {
    dovecot = await startDovecot()
    const mails = Array.from({ length: 5 }, (_, at) => `Subject: ${at}\r\n\r\nHello\r\n`)
    await dovecot.appendAll(user, mails)
  })
  afterAll(() => dovecot.stop())

  const clientOf = (options: Partial<Parameters<typeof createMailboxClient>[0]> = {}) =>
    createMailboxClient({
      imapUrl: dovecot.url(user),
      user,
      password: dovecotPassword,
      folder: 'INBOX',
      sentFolder: undefined,
      replyAddress: undefined,
      guard: undefined,
      ...options,
    })

  test('tests its connection in steps, and the last returns the folders that are read', async () => {
    expect(await clientOf().check('connect')).toBeUndefined()
    expect(await clientOf().check('sign-in')).toBeUndefined()
    expect(await clientOf().check('read')).toBe('INBOX, Sent')
  })

  test.each([
    ['sign-in', { password: 'wrong' }, 'did not accept the user name and password'],
    ['read', { folder: 'Leads' }, 'no such folder'],
    ['connect', { imapUrl: 'imap://nora@127.0.0.1:9' }, 'could not be reached (ECONNREFUSED)'],
  ] as const)('the step %s fails with a message for the owner: %o', async (step, options, sentence) => {
    await expect(clientOf(options).check(step)).rejects.toThrow(sentence)
  })

  test('a wrong password passes the first step, which only reaches the server', async () => {
    expect(await clientOf({ password: 'wrong' }).check('connect')).toBeUndefined()
  })

  test('every read after close fails instead of returning nothing', async () => {
    const mailbox = await clientOf().open()
    await mailbox.select('INBOX')
    await mailbox.close()
    await expect(mailbox.select('INBOX')).rejects.toThrow('could not be reached')
    await expect(mailbox.list({ fromUid: 1 })).rejects.toThrow('could not be reached')
    await expect(mailbox.headersOf([1])).rejects.toThrow('could not be reached')
    await expect(mailbox.source(1)).rejects.toThrow('could not be reached')
    await expect(mailbox.parts(1)).rejects.toThrow('could not be reached')
  })

  test('reads that are in progress while the connection closes fail', async () => {
    const mailbox = await clientOf().open()
    await mailbox.select('INBOX')
    const asked = [mailbox.list({ fromUid: 1 }), mailbox.headersOf([1, 2, 3, 4, 5]), mailbox.source(5)]
    const ended = mailbox.close()
    const outcomes = await Promise.allSettled(asked)
    await ended
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})
