import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackHost, isLoopbackAddress } from '#server/http/loopback'
import type { IsTrusted } from '#server/http/trusted-proxies'
import type { Metrics } from './create-metrics.ts'

interface MetricsEndpointOptions {
  metrics: Pick<Metrics, 'text' | 'contentType'>
  /** Opens it to whoever shows it as a bearer's; none, and only this machine may look. */
  token: string | undefined
  /** Where visitors reach the site. */
  siteUrl: string
  isTrusted: IsTrusted
  /** On every answer. */
  headers: Readonly<Record<string, string>>
}

/** Any of them says that somebody else stands behind the peer. */
const forwardedHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

/**
 * `GET /metrics`, for whoever shows the token, and without it for this machine alone. A proxy on this machine looks like
 * it: so nobody gets in without the token where the site is reached under a public address, where the peer is a trusted
 * proxy, or where anything says that the request was passed on. Others meet what stands at any made-up address.
 * @returns answers the request, or returns false and leaves it alone
 */
export function createMetricsEndpoint({
  metrics,
  token,
  siteUrl,
  isTrusted,
  headers,
}: MetricsEndpointOptions) {
  const isPublic = !isLoopbackHost(new URL(siteUrl).hostname)

  function isFromThisMachine({ socket, headers: given }: IncomingMessage): boolean {
    const peer = socket.remoteAddress ?? ''
    return (
      !isPublic &&
      isLoopbackAddress(peer) &&
      !isTrusted(peer) &&
      isLoopbackHost(hostnameOf(given.host)) &&
      forwardedHeaders.every((name) => given[name] === undefined)
    )
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method, headers: given } = request
    if (url.split('?', 1)[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) return false
    if (!showsToken(given.authorization, token) && !isFromThisMachine(request)) return false
    void metrics.text().then((text) => {
      const own = { 'content-type': metrics.contentType, 'cache-control': 'no-store' }
      response.writeHead(200, { ...headers, ...own, 'content-length': Buffer.byteLength(text) })
      response.end(method === 'HEAD' ? undefined : text)
    })
    return true
  }
}

const hostnameOf = (host = '') => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '')

/** As long for a wrong one as for the right one, whatever they have in common. */
function showsToken(authorization: string | undefined, token: string | undefined): boolean {
  const [, shown] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  if (token === undefined || shown === undefined) return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(shown), hash(token))
}
