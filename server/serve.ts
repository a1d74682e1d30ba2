import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { createApp, type RenderPage } from './app.ts'
import { createAssistant } from './assistant/assistant.ts'
import { type Changes, followChanges } from './db/changes.ts'
import { connectDatabase, type Database, type Db } from './db/connect.ts'
import { ensureAdmin, setUpToken } from './auth/first-admin.ts'
import { authSecret } from './auth/secret.ts'
import { createThrottle, noThrottle } from './auth/throttle.ts'
import { migrateDatabase } from './db/migrate.ts'
import { addSampleContent } from './db/sample-content.ts'
import { deliveryKinds } from './deliveries/index.ts'
import { startQueue } from './deliveries/queue.ts'
import { wasDelivered } from './deliveries/was-delivered.ts'
import { type DeliveryWorker, startDeliveryWorker } from './deliveries/worker.ts'
import { drainOnSignal } from './drain.ts'
import { parseEnv } from './env.server.ts'
import { functions } from './functions/index.ts'
import { formStamps } from './http/form-stamp.ts'
import { forgetOldKeys } from './http/idempotency.ts'
import { createRateLimiter, noRateLimiter } from './http/rate-limiter.ts'
import { createRenderLimit, noRenderLimit, type RenderLimit } from './http/render-limit.ts'
import { createLog } from './log.ts'
import { visitorQuestions } from './queries/assistant-questions.server.ts'
import { tokenBudget } from './queries/assistant-tokens.server.ts'
import { createPutIn, type PutIn } from './put-in.ts'
import { createSafeFetch } from './services/safe-fetch.ts'
import { createModel } from './services/model.ts'
import { createMailer } from './services/smtp.ts'
import { createSheets } from './services/sheets.ts'
import { createZoom } from './services/zoom.ts'

/** How long a visitor waits to hear whether an outside service has taken something. */
const deliveryPatienceMs = 5_000

/** Where the pages come from: the build, or Vite while developing. */
export interface Pages {
  /** Answers what needs neither functions nor rendering, or calls `next`. */
  front(request: IncomingMessage, response: ServerResponse, next: () => void): void
  render: RenderPage
}

interface PagesNeeds {
  siteUrl: string
  putIn: PutIn
  log: Logger
  db: Db
  changes: Changes
  renderLimit: RenderLimit
}

/**
 * Starts the whole site in this process: database, deliveries, functions, pages; ends by a signal.
 * @throws EnvError for settings that cannot be used, and Error in plain words when the database cannot be opened
 */
export async function serve(createPages: (needs: PagesNeeds) => Promise<Pages>): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog(env.logLevel)
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
  const database = await connectDatabase(env)
  await migrateDatabase(database)
  await addSampleContent(database, new Date())
  const queue = await startQueue(database, {
    kinds: deliveryKinds,
    onError: (error) => log.warn({ err: error }, 'delivery queue'),
  })
  const changes = await followChanges(database)
  await forgetOldKeys(database.db, new Date())

  const secret = authSecret({ given: env.authSecret, dataDir: env.dataDir })
  if (env.admin) await ensureAdmin(database, { ...env.admin, now: new Date() })

  const https = env.siteUrl?.startsWith('https:') ?? false
  const pagesUrl = env.siteUrl ?? 'http://localhost'
  const putIn = createPutIn({ siteUrl: pagesUrl, links: env.outsideLinks })
  const mailer = createMailer({ smtpUrl: env.smtpUrl, captureDir: join(env.dataDir, 'mail'), putIn })
  let worker: DeliveryWorker | undefined
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 10_000 })
  const { requestStarted, isDraining, ending } = drainOnSignal({
    server,
    log,
    async close() {
      await worker?.stop(4_000)
      mailer.close()
      await changes.close()
      await database.close()
    },
  })
  const pages = await createPages({
    siteUrl: pagesUrl,
    putIn,
    log,
    db: database.db,
    changes,
    renderLimit: env.rateLimits ? createRenderLimit() : noRenderLimit,
  })
  const app = createApp({
    functions,
    database,
    queue,
    rateLimiter: env.rateLimits ? createRateLimiter(database) : noRateLimiter,
    assistant: createAssistant({
      putIn,
      modelPath: env.model && {
        model: createModel(env.model),
        questions: visitorQuestions(database),
        tokens: tokenBudget(database.db, env.model.dailyTokenCap),
        note: (outcome) => log.warn({ outcome }, 'assistant: built-in answer instead of the model’s'),
      },
    }),
    stamps: formStamps(secret),
    trustedProxies: env.trustedProxies,
    auth: { secret, throttle: env.rateLimits ? createThrottle(database) : noThrottle, now: () => new Date() },
    onDeliveries: (written) => worker?.wake(written),
    isConnected: (kind) => worker?.isConnected(kind) ?? true,
    wasDelivered: (key) => wasDelivered(database.db, key, deliveryPatienceMs),
    log,
    https,
    changes,
    ending,
    isReady: async () => !isDraining() && (await isAnswering(database)),
    renderPage: pages.render,
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  server.on('request', (request, response) => {
    requestStarted(response)
    pages.front(request, response, () => void listener(request, response))
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
    services: {
      ...env,
      siteUrl,
      mailer,
      sheets: env.sheets && createSheets(env.sheets),
      zoom: env.zoom && createZoom(env.zoom),
      safeFetch: createSafeFetch(),
    },
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
  await offerSetUp(database, siteUrl)
}

/** While there is no admin, the owner gets a link to make one; on the terminal, because logs are read by others. */
async function offerSetUp(database: Database, siteUrl: string): Promise<void> {
  const token = await setUpToken(database, new Date())
  if (token === undefined) return
  process.stderr.write(
    `There is no admin yet. Make one here, once, within a day: ${siteUrl}/auth#set-up=${token}\n`,
  )
}

function isAnswering({ pool }: Database): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}
