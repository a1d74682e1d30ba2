import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestHttps } from 'node:https'
import { noResponseError } from '#server/services/request-failure'
import { type HostGuard, refusedHost } from '#server/services/host-guard'
import { refusal } from './webhook-failure.ts'

interface WebhookOptions {
  url: string
  /** `whsec_` and the key in base64. */
  secret: string
  /** The time of the signature; default this process's clock. */
  now?: () => Date
  /** The timeout. Default 15 s. */
  timeoutMs?: number | undefined
  guard?: HostGuard | undefined
}

/** The owner's webhook for all events, by the convention of standardwebhooks.com. */
interface Webhook {
  /**
   * Posts once; any 2xx is a success, and the rest of the response is not read.
   * @param id the same for every attempt, without a full stop
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
  const request = protocol === 'https:' ? requestHttps : requestPlain
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
        throw refusedHost(error) ?? noResponseError(host, error, true)
      })) as [IncomingMessage]
      // `fetch` would decompress the response before it can be cancelled.
      answer.destroy()
      const { statusCode = 0, headers } = answer
      if (statusCode < 200 || statusCode > 299)
        throw refusal(host, statusCode, headers['retry-after'] ?? null)
    },
  }
}

interface Signed {
  id: string
  /** The sending time, since 1970. */
  seconds: number
  body: string
}

export function signatureOf(secret: string, { id, seconds, body }: Signed): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}
