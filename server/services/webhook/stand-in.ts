import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startLoopbackServer } from '#test/stand-ins/loopback-server'
import { answerUnruly, isUnruly, type UnrulyMode } from '#test/stand-ins/unruly-answer'

export type WebhookMode =
  | 'ok'
  /** Any error status, 429 and 503 with their Retry-After. */
  | 400
  | 401
  | 404
  | 408
  | 410
  | 429
  | 502
  | 503
  | 504
  /** The request is read and never answered. */
  | 'stall'
  /** Accepts the event, and drops the connection before the response. */
  | 'die-after-accepting'
  | UnrulyMode

/** A received event, as an automation sees it. */
interface ReceivedWebhook {
  id: string
  /** When it was sent, seconds since 1970. */
  seconds: number
  headers: IncomingMessage['headers']
  /** The raw body. */
  text: string
  body: { type: string; timestamp: string; data: Record<string, unknown> }
}

export interface WebhookStandIn {
  /** For WEBHOOK_URL and WEBHOOK_SECRET. */
  readonly url: string
  readonly secret: string
  /** The accepted events, whether or not the response arrived. */
  readonly received: ReceivedWebhook[]
  /** All requests, accepted or not: `POST /webhook/…`. */
  readonly requests: string[]
  behave(mode: WebhookMode): void
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

const secret = 'whsec_c3RhbmQtaW4gc2VjcmV0IG9mIHRoZSB0ZXN0cw=='

/** An automation that receives webhooks, on a free port of the loopback. A wrong signature gets a 401. */
export async function startWebhookStandIn(): Promise<WebhookStandIn> {
  const received: ReceivedWebhook[] = []
  const requests: string[] = []
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  let mode: WebhookMode = 'ok'

  /** Checks the signature with code that is independent of the code under test. */
  async function isSigned({ id, seconds, headers, text }: ReceivedWebhook): Promise<boolean> {
    const [version, signature = ''] = String(headers['webhook-signature']).split(',')
    const signed = Buffer.from(`${id}.${seconds}.${text}`)
    const isFresh = Math.abs(Date.now() / 1000 - seconds) < 300
    return (
      version === 'v1' &&
      isFresh &&
      crypto.subtle.verify('HMAC', key, Buffer.from(signature, 'base64'), signed)
    )
  }

  async function take(request: IncomingMessage): Promise<boolean> {
    const { headers } = request
    const text = (await buffer(request)).toString('utf8')
    const one = {
      id: String(headers['webhook-id']),
      seconds: Number(headers['webhook-timestamp']),
      headers,
      text,
      body: JSON.parse(text) as ReceivedWebhook['body'],
    }
    if (request.method !== 'POST' || !(await isSigned(one))) return false
    received.push(one)
    return true
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push(`${request.method} ${request.url}`)
    if (mode === 'stall') return
    if (mode === 'redirect') return answerUnruly(mode, response)
    if (typeof mode === 'number') {
      response.writeHead(mode, mode === 429 || mode === 503 ? { 'Retry-After': '7' } : {}).end('{}')
      return
    }
    if (!(await take(request))) return void response.writeHead(401).end()
    if (mode === 'die-after-accepting') return void request.socket.destroy()
    if (isUnruly(mode)) return answerUnruly(mode, response)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"message":"Workflow was started"}')
  }

  const { url, up, down } = await startLoopbackServer(answer)
  return {
    url: `${url}/webhook/a-path-that-is-a-secret`,
    secret,
    received,
    requests,
    behave(next) {
      mode = next
    },
    down,
    up,
    stop: down,
  }
}
