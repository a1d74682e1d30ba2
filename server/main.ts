import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { connectDatabase, type Database } from './db/connect.ts'
import { migrateDatabase } from './db/migrate.ts'
import { deliveryKinds } from './deliveries/index.ts'
import { startQueue } from './deliveries/queue.ts'
import { type DeliveryWorker, startDeliveryWorker } from './deliveries/worker.ts'
import { drainOnSignal } from './drain.ts'
import { EnvError, parseEnv } from './env.server.ts'
import { functions } from './functions/index.ts'
import { createFront } from './http/front.ts'
import { forgetOldKeys } from './http/idempotency.ts'
import { type PagesBuild, pageHandler } from './http/pages.ts'
import { createRateLimiter, noRateLimiter } from './http/rate-limiter.ts'
import { createLog } from './log.ts'
import { createMailer } from './services/smtp.ts'
import { createSheets } from './services/sheets.ts'

const buildDirectory = fileURLToPath(new URL('../build', import.meta.url))

async function start(): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog(env.logLevel)
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
  const database = await connectDatabase(env)
  await migrateDatabase(database)
  const queue = await startQueue(database, {
    kinds: deliveryKinds.map(({ name }) => name),
    onError: (error) => log.warn({ err: error }, 'delivery queue'),
  })
  await forgetOldKeys(database.db, new Date())

  const https = env.siteUrl?.startsWith('https:') ?? false
  const mailer = createMailer({ smtpUrl: env.smtpUrl, captureDir: join(env.dataDir, 'mail') })
  let worker: DeliveryWorker | undefined
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 10_000 })
  const { requestStarted, isDraining } = drainOnSignal({
    server,
    log,
    async close() {
      await worker?.stop(4_000)
      mailer.close()
      await database.close()
    },
  })
  const build = (await import(join(buildDirectory, 'server/index.js'))) as PagesBuild
  const app = createApp({
    functions,
    database,
    queue,
    rateLimiter: env.rateLimits ? createRateLimiter(database) : noRateLimiter,
    trustedProxies: env.trustedProxies,
    // Nobody can sign in yet: what needs an account is refused.
    roleOf: async () => 'anonymous',
    onDeliveries: () => worker?.wake(),
    log,
    https,
    isReady: async () => !isDraining() && (await isAnswering(database)),
    renderPage: pageHandler({ build, https, log }),
  })
  const front = createFront({ directory: join(buildDirectory, 'client'), https })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  server.on('request', (request, response) => {
    requestStarted(response)
    if (!front(request, response)) void listener(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.port, env.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const siteUrl = env.siteUrl ?? `http://localhost:${port}`
  worker = await startDeliveryWorker({
    database,
    queue,
    kinds: deliveryKinds,
    services: { ...env, siteUrl, mailer, sheets: env.sheets && createSheets(env.sheets) },
    log,
  })
  log.info(
    {
      url: `http://${env.host}:${port}`,
      siteUrl,
      database: database.engine,
      mail: env.smtpUrl ? 'smtp' : 'kept as files',
    },
    'listening',
  )
}

function isAnswering({ pool }: Database): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}

start().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`The site cannot start. ${message}\n`)
  if (!(error instanceof EnvError) && error instanceof Error && process.env['LOG_LEVEL'] === 'debug')
    process.stderr.write(`${error.stack}\n`)
  process.exit(1)
})
