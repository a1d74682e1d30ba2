import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSealed } from 'node:https'
import { noAnswer } from './call-failure.ts'
import { type HostGuard, refusedHost } from './host-guard.ts'
import { refusal } from './webhook-failure.ts'

interface WebhookOptions {
  url: string
  /** `whsec_` and the key in base64. */
  secret: string
  /** By whose time it is signed; default this process's clock. */
  now?: () => Date
  /** How long it may take to answer. Default 15 s. */
  timeoutMs?: number
  guard?: HostGuard | undefined
}

/** The owner's one address for whatever happens here, called by the convention at standardwebhooks.com. */
export interface Webhook {
  /**
   * Posts once; whatever begins with 2 is a success, and what else is answered is not read.
   * @param id the same for every attempt at the same message, without a full stop
   * @param body JSON
   * @throws ServiceError
   */
  post(id: string, body: string): Promise<void>
}

export function createWebhook({
  url,
  secret,
  now = () => new Date(),
  timeoutMs = 15_000,
  guard,
}: WebhookOptions): Webhook {
  const { host, hostname, protocol } = new URL(url)
  const request = protocol === 'https:' ? requestSealed : requestPlain
  return {
    async post(id, body) {
      guard?.check(hostname)
      const seconds = Math.floor(now().getTime() / 1000)
      const call = request(url, {
        method: 'POST',
        ...(guard && { lookup: guard.lookup }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'webhook-id': id,
          'webhook-timestamp': seconds,
          'webhook-signature': signatureOf(secret, { id, seconds, body }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      })
      call.end(body)
      const [answer] = (await once(call, 'response').catch((error: unknown) => {
        throw refusedHost(error) ?? noAnswer(host, error, true)
      })) as [IncomingMessage]
      // `fetch` would unpack what it says before it is told that nobody reads it.
      answer.destroy()
      const { statusCode = 0, headers } = answer
      if (statusCode < 200 || statusCode > 299)
        throw refusal(host, statusCode, headers['retry-after'] ?? null)
    },
  }
}

interface Signed {
  id: string
  /** When it is sent, since 1970. */
  seconds: number
  body: string
}

export function signatureOf(secret: string, { id, seconds, body }: Signed): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}
