import type { IncomingMessage, ServerResponse } from 'node:http'

interface HealthOptions {
  /** Whether it can serve pages: the process is not shutting down. */
  isReady(): boolean
  /** Why the site cannot store anything; undefined if it can. */
  fault(): Promise<string | undefined>
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>
}

const later = { 'retry-after': '5' }
const methods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * `/healthz` (the process lives; `?deep`: it can store something) and `/readyz` (it can serve pages), for checks
 * every second: before everything else, not logged, and without a Host for HTTP/1.0. `OPTIONS /` is HAProxy's default
 * check.
 * @returns true after responding, or false without touching the request
 */
export function createHealth({ isReady, fault, headers }: HealthOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path, query] = (request.url ?? '').split('?', 2)
    const asksBalancer = request.method === 'OPTIONS' && path === '/'
    if (path !== '/healthz' && path !== '/readyz' && !asksBalancer) return false

    const answer = (status: number, text: string, more: Record<string, string> = {}) => {
      const own = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
      response.writeHead(status, { ...headers, ...own, 'content-length': text.length, ...more })
      response.end(text)
    }
    if (!methods.has(request.method ?? '')) answer(405, 'GET only', { allow: 'GET, HEAD, OPTIONS' })
    else if (path !== '/healthz' && isReady()) answer(200, 'ready')
    else if (path !== '/healthz') answer(503, 'not ready', later)
    else if (!new URLSearchParams(query).has('deep')) answer(200, 'ok')
    else void fault().then((found) => (found ? answer(503, found, later) : answer(200, 'ok')))
    return true
  }
}
