import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Database } from './db/connect.ts'
import type { DatabaseHealth } from './http/database-health.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { noticeUnknownProxy } from './http/unknown-proxy.ts'
import { createMetrics, type Metrics } from './metrics/create-metrics.ts'
import { keptFigures } from './metrics/kept-figures.ts'
import { createMetricsEndpoint } from './metrics/metrics-endpoint.ts'
import { routePatterns } from './metrics/route-patterns.ts'

interface ObserveOptions {
  database: Database
  databaseHealth: Pick<DatabaseHealth, 'fault'>
  /** The patterns of all routes. */
  patterns: Iterable<string>
  /** The token of `/metrics`. */
  token: string | undefined
  siteUrl: string
  trusted: readonly string[]
  /** On every answer. */
  headers: Readonly<Record<string, string>>
  log: Logger
}

export interface Observed extends Pick<Metrics, 'noteAttempt'> {
  /** To be called with every request, before anything else; true when it was for `/metrics` and is answered. */
  look(request: IncomingMessage, response: ServerResponse): boolean
}

const unknownProxy =
  'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name. If it is your proxy, all visitors count as one until you add it.'

/** Counts what this process does, tells it at `/metrics`, and notices a proxy that nobody has named. */
export function observe(options: ObserveOptions): Observed {
  const { database, databaseHealth, patterns, token, siteUrl, trusted, headers, log } = options
  const metrics = createMetrics({
    database,
    routeOf: routePatterns([...patterns, '/healthz', '/readyz', '/metrics']),
    fault: databaseHealth.fault,
    figures: keptFigures(database.db, log),
  })
  const isTrusted = trustedProxies(trusted)
  const tell = createMetricsEndpoint({ metrics, token, siteUrl, isTrusted, headers })
  const notice = noticeUnknownProxy(isTrusted, (peer) => log.warn({ peer }, unknownProxy))
  return {
    noteAttempt: metrics.noteAttempt,
    look(request, response) {
      metrics.follow(request, response)
      notice(request)
      return tell(request, response)
    },
  }
}
