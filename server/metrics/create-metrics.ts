import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { AttemptOutcome } from '#domain/delivery-state'
import type { Database } from '#server/db/connect'
import type { Figures } from '#server/queries/metrics/figures.server'
import { program } from '#server/settings/version'

export interface Metrics {
  readonly contentType: string
  /** Counts a request when it is over. */
  follow(request: IncomingMessage, response: ServerResponse): void
  /** Counts an attempt to deliver something. */
  recordAttempt(kind: string, outcome: AttemptOutcome): void
  /** The current metrics in Prometheus' text format. Never fails, and never waits long for the database. */
  text(): Promise<string>
}

interface MetricsOptions {
  database: Pick<Database, 'engine' | 'pool'>
  /** The pattern of the route that a request is for. */
  routeOf(url: string): string
  /** Which services are connected now, as this process knows the settings. */
  connected(): Readonly<Record<string, boolean>>
  /** Why the site cannot store anything; undefined if it can. */
  fault(): Promise<string | undefined>
  /** Undefined when the database does not respond. */
  figures(): Promise<Figures | undefined>
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** The site's metrics, in a registry of their own. */
export function createMetrics({ database, routeOf, connected, fault, figures }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `site_${name}`, help, labelNames, registers })

  gauge(
    'info',
    'What runs: version, commit and kind of database; always 1.',
    'version',
    'commit',
    'engine',
  ).set({ version: program.version, commit: program.commit ?? '', engine: database.engine }, 1)
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Requests that are over, by the pattern of their route, method and class of status; "cut" had no answer.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'How long requests took, from their first lines to the end of the answer; event streams are left out.',
    labelNames: ['route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const attempts = new Counter({
    name: 'site_delivery_attempts_total',
    help: 'Attempts of this process to deliver something, by kind and how they ended.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const databaseUp = gauge('database_up', '1 while the site can store something, else 0.')
  const connections = gauge('database_connections', 'Connections of this process, by what they do.', 'state')
  const connectionsMax = gauge('database_connections_max', 'Connections of this process at most.')
  const connectionsWaiting = gauge('database_connections_waiting', 'Queries that wait for a connection.')
  const deliveries = gauge(
    'deliveries',
    'Deliveries that were not sent, by kind and state, of all processes.',
    'kind',
    'state',
  )
  const services = gauge('service_connected', '1 for a service that is connected, else 0.', 'service')
  const oldest = gauge(
    'deliveries_oldest_waiting_seconds',
    'For how long the delivery that has waited longest has been due, or has been tried.',
  )
  const unsent = gauge(
    'mails_not_connected',
    'Mails that were written and not sent for want of a mail server, or of a decision since.',
  )
  const held = gauge('held_submissions', 'Submissions that look like a machine’s and wait for a decision.')
  const tokens = gauge(
    'model_tokens_today',
    'Tokens that the model has used today (UTC), over all processes.',
  )
  const backup = gauge(
    'backup_age_seconds',
    'How old the newest whole backup is; absent while there is none.',
  )

  function setPool(): void {
    const { pool } = database
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'in use' }, pool.totalCount - pool.idleCount)
    connectionsMax.set(pool.options.max)
    connectionsWaiting.set(pool.waitingCount)
  }

  return {
    contentType: registry.contentType,
    follow(request, response) {
      const started = performance.now()
      response.once('close', () => {
        const { method = '', url = '' } = request
        const route = routeOf(url)
        const status = response.headersSent ? `${Math.floor(response.statusCode / 100)}xx` : 'cut'
        requests.inc({ route, method: methods.has(method) ? method : 'other', status })
        if (!isEventStream(response)) seconds.observe({ route }, (performance.now() - started) / 1000)
      })
    },
    recordAttempt(kind, outcome) {
      attempts.inc({ kind, outcome })
    },
    async text() {
      const [found, read] = await Promise.all([fault(), figures()])
      setPool()
      databaseUp.set(found === undefined ? 1 : 0)
      setIfKnown(oldest, read?.oldestWaitingSeconds)
      setIfKnown(unsent, read?.mailsNotConnected)
      setIfKnown(held, read?.heldSubmissions)
      setIfKnown(tokens, read?.modelTokensToday)
      setIfKnown(backup, read?.backupAgeSeconds ?? undefined)
      for (const [service, isConnected] of Object.entries(connected()))
        services.set({ service }, isConnected ? 1 : 0)
      deliveries.reset()
      for (const { count, ...labels } of read?.deliveries ?? []) deliveries.set(labels, count)
      return registry.metrics()
    },
  }
}

/** Unknown values are left out: an old figure or a zero would be misleading. */
function setIfKnown(gauge: Gauge<never>, value: number | undefined): void {
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}

const isEventStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
