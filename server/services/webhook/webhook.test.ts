import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWebhookStandIn, type WebhookMode, type WebhookStandIn } from '#server/services/webhook/stand-in'
import { createWebhook, signatureOf } from './webhook.ts'

let standIn: WebhookStandIn
beforeAll(async () => {
  standIn = await startWebhookStandIn()
})
beforeEach(() => {
  standIn.behave('ok')
  standIn.received.length = 0
  standIn.requests.length = 0
})
afterAll(() => standIn.stop())

const body = '{"type":"contact.requested","data":{"contact":{"name":"Zoë"}}}'
const post = (timeoutMs?: number, id: string = randomUUID()) =>
  createWebhook({ url: standIn.url, secret: standIn.secret, ...(timeoutMs !== undefined && { timeoutMs }) })
    .post(id, body)
    .then(
      () => undefined,
      (error: unknown) => error,
    )

test('signs the published example of Standard Webhooks', () => {
  expect(
    signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      seconds: 1_614_265_330,
      body: '{"test": 2432232314}',
    }),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('posts its body, signed, as JSON', async () => {
  expect(await post(undefined, 'webhook:contact:1')).toBeUndefined()
  expect(standIn.received).toMatchObject([
    { id: 'webhook:contact:1', text: body, headers: { 'content-type': 'application/json' } },
  ])
})

test('signs with the given time', async () => {
  const at = new Date(Date.now() + 100_000)
  await createWebhook({ url: standIn.url, secret: standIn.secret, now: () => at }).post('one', body)
  const seconds = String(Math.floor(at.getTime() / 1000))
  expect(standIn.received[0]?.headers).toMatchObject({ 'webhook-timestamp': seconds })
})

test('the verification code in docs/connect.md accepts our posts and rejects forged and late ones', async () => {
  await post()
  const [received] = standIn.received
  if (!received) throw new Error('nothing was received')
  const document = readFileSync(join(import.meta.dirname, '../../../docs/connect.md'), 'utf8')
  const [, lines = ''] = /```js\n([\s\S]+?)```/.exec(document) ?? []
  const file = join(mkdtempSync(join(tmpdir(), 'webhook-')), 'is-genuine.mjs')
  writeFileSync(file, lines)
  const { isGenuine } = (await import(pathToFileURL(file).href)) as {
    isGenuine(headers: object, rawBody: string, secret: string): boolean
  }
  const { headers, text } = received
  expect(isGenuine(headers, text, standIn.secret)).toBe(true)
  expect(isGenuine(headers, text.replace('Zoë', 'Zoe'), standIn.secret)).toBe(false)
  expect(isGenuine(headers, text, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false)
  expect(isGenuine({}, text, standIn.secret)).toBe(false)
  const longAgo = String(received.seconds - 301)
  const signature = signatureOf(standIn.secret, {
    id: received.id,
    seconds: received.seconds - 301,
    body: text,
  })
  const late = { ...headers, 'webhook-timestamp': longAgo, 'webhook-signature': signature }
  expect(isGenuine(late, text, standIn.secret)).toBe(false)
})

test.each<[WebhookMode, object]>([
  [400, { message: 'refused the webhook (400).', rejected: true, uncertain: false }],
  [401, { message: expect.stringContaining('did not let the webhook in (401)'), rejected: false }],
  [404, { message: expect.stringContaining('Turn the workflow on') }],
  [408, { message: expect.stringContaining('cannot take the webhook now (408)'), rejected: false }],
  [410, { message: expect.stringContaining('is gone (410)'), rejected: false, uncertain: false }],
  [429, { message: expect.stringContaining('cannot take the webhook now (429)'), retryAfterSeconds: 7 }],
  [502, { message: expect.stringContaining('(502)'), uncertain: true }],
  [503, { message: expect.stringContaining('(503)'), uncertain: false, retryAfterSeconds: 7 }],
  [504, { message: expect.stringContaining('(504)'), uncertain: true }],
  ['redirect', { message: expect.stringContaining('sends the webhook elsewhere (307)'), uncertain: false }],
  ['stall', { message: expect.stringContaining('did not answer (timeout)'), uncertain: true }],
  ['die-after-accepting', { message: expect.stringContaining('did not answer'), uncertain: true }],
])('reports an address that responds with %s, with advice and its host only', async (mode, said) => {
  standIn.behave(mode)
  const error = await post(mode === 'stall' ? 300 : undefined)
  const { host, pathname } = new URL(standIn.url)
  const message = (error as Error).message
  expect({ ...(error as object), message: message.replace(`${host} `, '') }).toMatchObject(said)
  expect(message).toMatch(new RegExp(`^${host} `))
  expect(message).not.toContain(pathname.slice(1))
  expect(standIn.requests).toEqual([`POST ${pathname}`])
})

test.each(['endless', 'bomb'] as const)(
  'a 2xx with an endless body (%s) counts as a success',
  async (mode) => {
    standIn.behave(mode)
    expect(await post()).toBeUndefined()
  },
)

test('reports an unreachable address', async () => {
  await standIn.down()
  expect(await post()).toMatchObject({
    message: expect.stringContaining('could not be reached (ECONNREFUSED)'),
    uncertain: false,
  })
  await standIn.up()
})
