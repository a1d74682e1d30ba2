import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackHost, isLoopbackAddress } from '#server/http/loopback'
import type { IsTrusted } from '#server/http/trusted-proxies'
import type { Metrics } from './create-metrics.ts'

interface MetricsEndpointOptions {
  metrics: Pick<Metrics, 'text' | 'contentType'>
  /** The bearer token that gives access. Without one, only this machine has access. */
  token: string | undefined
  /** Where visitors reach the site. */
  siteUrl: string
  isTrusted: IsTrusted
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>
}

/** Each of these shows that the peer is a proxy which forwarded the request. */
const forwardedHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

/**
 * `GET /metrics`, with the token, or without it from this machine only. A proxy on this machine looks local, so the
 * token is required where the site has a public address, where the peer is a trusted proxy, or where headers show
 * that the request was forwarded. Others get a not-found response.
 * @returns true after responding, or false without touching the request
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

/** Compares hashes in constant time, so that the response time reveals nothing about the token. */
function showsToken(authorization: string | undefined, token: string | undefined): boolean {
  const [, shown] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  if (token === undefined || shown === undefined) return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(shown), hash(token))
}
