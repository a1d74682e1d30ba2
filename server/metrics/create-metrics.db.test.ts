import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { backups } from '#server/db/schema/backups'
import { createDatabaseHealth } from '#server/http/database-health'
import { createLog } from '#server/process/log'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'
import { createMetrics, type Metrics } from './create-metrics.ts'
import { storedFigures } from './stored-figures.ts'
import { routePatterns } from './route-patterns.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

function metricsOf(options: Partial<Parameters<typeof createMetrics>[0]> = {}): Metrics {
  return createMetrics({
    database,
    routeOf: routePatterns(['/', '/case-studies/:slug', '/events/admin']),
    connected: () => ({}),
    fault: createDatabaseHealth(database).fault,
    figures: storedFigures(database.db, createLog('silent')),
    ...options,
  })
}

/** The values of one metric, by its labels as they are written. */
async function valuesOf(metrics: Metrics, name: string): Promise<Record<string, number>> {
  const lines = (await metrics.text()).split('\n')
  const found = lines.map((line) => new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`).exec(line))
  return Object.fromEntries(found.flatMap((match) => (match ? [[match[1] ?? '', Number(match[2])]] : [])))
}

test('counts requests by route pattern, method and status class, and times all but streams', async () => {
  const metrics = metricsOf()
  const server = createServer((request, response) => {
    metrics.follow(request, response)
    if (request.url === '/cut') return void request.socket.destroy()
    const isStream = request.url === '/events/admin'
    if (isStream) response.setHeader('content-type', 'text/event-stream')
    response.writeHead(request.url?.startsWith('/case') ? 404 : 200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await fetch(`${url}/?utm=secret`)
  await fetch(`${url}/`, { method: 'HEAD' })
  await fetch(`${url}/case-studies/a-secret`)
  await fetch(`${url}/case-studies/another`)
  await fetch(`${url}/events/admin`)
  await fetch(`${url}/made/up`, { method: 'PROPFIND' })
  await fetch(`${url}/cut`).catch(() => {})
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))

  expect(await valuesOf(metrics, 'site_http_requests_total')).toEqual({
    'route="/",method="GET",status="2xx"': 1,
    'route="/",method="HEAD",status="2xx"': 1,
    'route="/case-studies/:slug",method="GET",status="4xx"': 2,
    'route="/events/admin",method="GET",status="2xx"': 1,
    'route="none",method="other",status="2xx"': 1,
    'route="none",method="GET",status="cut"': 1,
  })
  const timed = await valuesOf(metrics, 'site_http_request_duration_seconds_count')
  expect(timed).toEqual({ 'route="/"': 2, 'route="/case-studies/:slug"': 2, 'route="none"': 2 })
  expect(await metrics.text()).not.toContain('secret')
})

test('reports deliveries, their attempts, the database and the running version', async () => {
  await putDelivery(database.db, { state: 'not_connected' })
  const metrics = metricsOf()
  metrics.recordAttempt('score-mail', 'delivered')
  metrics.recordAttempt('score-mail', 'delivered')
  expect(await valuesOf(metrics, 'site_deliveries')).toEqual({ 'kind="score-row",state="not_connected"': 1 })
  expect(await valuesOf(metrics, 'site_delivery_attempts_total')).toEqual({
    'kind="score-mail",outcome="delivered"': 2,
  })
  expect(await valuesOf(metrics, 'site_database_up')).toEqual({ '': 1 })
  expect(await valuesOf(metrics, 'site_backup_age_seconds')).toEqual({})
  expect(await valuesOf(metrics, 'site_held_submissions')).toEqual({ '': 0 })
  const [info = ''] = Object.keys(await valuesOf(metrics, 'site_info'))
  expect(info).toMatch(new RegExp(`^version="\\d+\\.\\d+\\.\\d+",commit="\\w*",engine="${database.engine}"$`))
  const max = await valuesOf(metrics, 'site_database_connections_max')
  expect(max['']).toBe(database.pool.options.max)
})

test('the age of a backup is that of the newest complete one', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const put = (began: number, rest: Partial<typeof backups.$inferInsert>) =>
    database.db
      .insert(backups)
      .values({ id: randomUUID(), occasion: 'nightly', begun_at: hoursAgo(began), file: 'x.backup', ...rest })
  await put(50, { finished_at: hoursAgo(49) })
  await put(26, { finished_at: hoursAgo(25) })
  await put(2, { fault: 'The disk is full.' })
  await put(1, {})
  const { '': seconds = 0 } = await valuesOf(metricsOf(), 'site_backup_age_seconds')
  expect(Math.floor(seconds / 3600)).toBe(25)
})

test('an unreachable database is reported as a zero, and figures from it are left out', async () => {
  const figures = async () => ({
    deliveries: [{ kind: 'score-mail', state: 'pending', count: 3 }],
    oldestWaitingSeconds: 60,
    mailsNotConnected: 0,
    heldSubmissions: 1,
    modelTokensToday: 5,
    backupAgeSeconds: 7,
  })
  let isAway = false
  const metrics = metricsOf({
    fault: async () => (isAway ? 'the database does not answer' : undefined),
    figures: async () => (isAway ? undefined : figures()),
  })
  expect(await valuesOf(metrics, 'site_deliveries')).not.toEqual({})
  isAway = true
  expect(await valuesOf(metrics, 'site_database_up')).toEqual({ '': 0 })
  const unknown = [
    'deliveries',
    'deliveries_oldest_waiting_seconds',
    'held_submissions',
    'backup_age_seconds',
  ]
  for (const name of unknown) expect(await valuesOf(metrics, `site_${name}`), name).toEqual({})
  expect(await valuesOf(metrics, 'process_resident_memory_bytes')).not.toEqual({})
})

test('reads the stored figures at most once in ten seconds, even after a failure', async () => {
  const read = storedFigures(database.db, createLog('silent'))
  await Promise.all([read(), read()])
  await putDelivery(database.db, { state: 'not_connected' })
  expect((await read())?.deliveries).toEqual([])
  const broken = {
    transaction: async () => Promise.reject(new Error('away')),
  } as unknown as TestDatabase['db']
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  expect(await storedFigures(broken, log)()).toBeUndefined()
  expect(lines.join('')).toContain('could not read the figures')
})

test('reports for each service whether it is connected now', async () => {
  const connected = { mail: true, model: false }
  const metrics = metricsOf({ connected: () => connected })
  const services = () => valuesOf(metrics, 'site_service_connected')
  expect(await services()).toEqual({ 'service="mail"': 1, 'service="model"': 0 })
  connected.mail = false
  expect(await services()).toMatchObject({ 'service="mail"': 0 })
})
