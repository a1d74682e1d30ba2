import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { startModelStandIn } from '#server/services/model/stand-in'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { startWebhookStandIn } from '#server/services/webhook/stand-in'
import { createHostGuard } from './host-guard.ts'
import { createModel } from './model/model.ts'
import { createMailer } from './mail/smtp.ts'
import { createWebhook } from './webhook/webhook.ts'

const guardOf = (allowed: string) => createHostGuard(createPrivateHosts(allowed))
/** A guard that accepts every host name, so that only the resolved addresses are checked. */
const byAddressAlone = guardOf('192.0.2.0/24')
const byName = (url: string) => url.replace('127.0.0.1', 'localhost')
const refused =
  /^localhost was not called: it leads into a private network\. Ask the person who runs the site to allow this host\.$/

test('a webhook is not posted to a name with a private address, unless that is allowed', async () => {
  const standIn = await startWebhookStandIn()
  onTestFinished(() => standIn.stop())
  const { url, secret } = standIn
  const post = (address: string, guard: typeof byAddressAlone) =>
    createWebhook({ url: address, secret, guard }).post('an id', '{}')
  await expect(post(byName(url), byAddressAlone)).rejects.toMatchObject({
    message: expect.stringMatching(refused),
    uncertain: false,
  })
  await expect(post(url, guardOf(''))).rejects.toThrow(/^127\.0\.0\.1 was not called/)
  expect(standIn.requests).toEqual([])
  await post(byName(url), guardOf('localhost'))
  await post(url, guardOf('127.0.0.0/8'))
  expect(standIn.received).toHaveLength(2)
})

test('a model is not called at a name with a private address, unless that is allowed', async () => {
  const standIn = await startModelStandIn()
  onTestFinished(() => standIn.stop())
  standIn.behave('ok', { text: 'Yes.', totalTokens: 50 })
  const ask = (guard: typeof byAddressAlone) =>
    createModel({ baseUrl: byName(standIn.url), apiKey: 'secret', model: 'stand-in', guard }).complete({
      instructions: 'Choose.',
      messages: [{ role: 'user', content: '{"question":"?"}' }],
      maxOutputTokens: 100,
      signal: new AbortController().signal,
    })
  await expect(ask(byAddressAlone)).rejects.toThrow(refused)
  expect(await ask(guardOf('localhost'))).toMatchObject({ totalTokens: 50 })
})

test('a mail server is not called at a name with a private address, unless that is allowed', async () => {
  const standIn = await startSmtpStandIn()
  onTestFinished(() => standIn.stop())
  const send = (guard: typeof byAddressAlone, smtpUrl = byName(standIn.url)) =>
    createMailer({ smtpUrl, captureDir: mkdtempSync(join(tmpdir(), 'mail-')), guard }).send({
      from: 'a@example.com',
      to: 'b@example.com',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
      messageId: '<one@example.com>',
    })
  await expect(send(byAddressAlone)).rejects.toThrow(refused)
  // The mail library also reads a host from the query.
  await expect(send(guardOf(''), 'smtp://?host=127.0.0.1')).rejects.toThrow(/was not called/)
  expect(standIn.mails).toEqual([])
  expect(await send(guardOf('localhost'))).toMatchObject({ captured: false })
  expect(standIn.mails).toHaveLength(1)
})
