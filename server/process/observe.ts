import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Database } from '#server/db/connect'
import type { DatabaseHealth } from '#server/http/database-health'
import { trustedProxies } from '#server/http/trusted-proxies'
import { warnOfUnknownProxy } from '#server/http/warn-of-unknown-proxy'
import { createMetrics, type Metrics } from '#server/metrics/create-metrics'
import { storedFigures } from '#server/metrics/stored-figures'
import { createMetricsEndpoint } from '#server/metrics/metrics-endpoint'
import { routePatterns } from '#server/metrics/route-patterns'

interface ObserveOptions {
  database: Database
  /** Which services are connected now. */
  connected(): Readonly<Record<string, boolean>>
  databaseHealth: Pick<DatabaseHealth, 'fault'>
  /** The patterns of all routes. */
  patterns: Iterable<string>
  /** The token of `/metrics`. */
  token: string | undefined
  siteUrl: string
  trusted: readonly string[]
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>
  log: Logger
}

interface Observed extends Pick<Metrics, 'recordAttempt'> {
  /** To be called first for every request. Returns true if it was for `/metrics` and has its response. */
  handleMetrics(request: IncomingMessage, response: ServerResponse): boolean
}

const unknownProxy =
  'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name. If it is your proxy, all visitors count as one until you add it.'

/** Counts what this process does, serves the metrics at `/metrics`, and detects an untrusted proxy. */
export function observe(options: ObserveOptions): Observed {
  const { database, connected, databaseHealth, patterns, token, siteUrl, trusted, headers, log } = options
  const metrics = createMetrics({
    database,
    routeOf: routePatterns([...patterns, '/healthz', '/readyz', '/metrics']),
    connected,
    fault: databaseHealth.fault,
    figures: storedFigures(database.db, log),
  })
  const isTrusted = trustedProxies(trusted)
  const tell = createMetricsEndpoint({ metrics, token, siteUrl, isTrusted, headers })
  const notice = warnOfUnknownProxy(isTrusted, (peer) => log.warn({ peer }, unknownProxy))
  return {
    recordAttempt: metrics.recordAttempt,
    handleMetrics(request, response) {
      metrics.follow(request, response)
      notice(request)
      return tell(request, response)
    },
  }
}
