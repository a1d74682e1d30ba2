import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { site } from '#content/site'
import { createApp } from './app.ts'
import type { RenderPage } from './pages/render.ts'
import { listenForCommands } from './commands/command-socket.ts'
import { announcer } from './db/announce-soon.ts'
import { type Changes, followChanges } from './db/changes.ts'
import { connectDatabase, type Database, type Db } from './db/connect.ts'
import { ensureAdmin, setUpToken } from './auth/first-admin.ts'
import { authSecret } from './auth/secret.ts'
import { createThrottle, noThrottle } from './auth/throttle.ts'
import { upgradeDatabase } from './backup/upgrade-database.ts'
import { warmPool } from './db/warm-pool.ts'
import { addSampleContent } from './sample-content.ts'
import { tellOfHeldMails } from './deliveries/kinds/held-mails-notice.ts'
import { deliveryKinds } from './deliveries/kinds/index.ts'
import { senderHash } from './deliveries/ledger/sender.ts'
import { type DeliveryWorker, startDeliveryWorker } from './deliveries/ledger/worker.ts'
import { deliveryServices, followSettings } from './current-services.ts'
import { followContent, type PublishedContent } from './follow-content.ts'
import { drainOnSignal } from './drain.ts'
import { type Https, parseEnv } from './settings/env.server.ts'
import { functions } from './functions/index.ts'
import { createJunkNet } from './calls/junk/junk-net.ts'
import { createPatience } from './calls/patience.ts'
import { createRateLimiter, noRateLimiter } from './http/rate-limiter.ts'
import { createRenderLimit, noRenderLimit, type RenderLimit } from './pages/render-limit.ts'
import { followConnections } from './http/connections.ts'
import { createHealth } from './http/health.ts'
import { createHttpServer, patience } from './http/http-server.ts'
import { explainListenError } from './http/listen-error.ts'
import { refuseWithoutHost } from './http/needs-host.ts'
import { refuseBusy } from './http/refuse-busy.ts'
import { requestQueues } from './http/request-queues.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createDatabaseHealth } from './http/database-health.ts'
import type { Housekeeping } from './housekeeping.ts'
import { createLog } from './log.ts'
import { observe } from './observe.ts'
import { startRegularWork } from './regular-work.ts'
import { visitorQuestions } from './queries/assistant/assistant-questions.server.ts'
import { addressHashUnder } from './settings/address-hash.ts'
import { createHostGuard } from './services/host-guard.ts'
import { createPrivateHosts } from './settings/private-hosts.ts'
import { checkOpenFiles } from './settings/open-files.ts'
import { ownerSettingsUnder } from './settings/owner-settings.ts'
import { prepareFolders } from './settings/prepare-folders.ts'
import type { PutIn } from './settings/put-in.ts'
import { program } from './settings/version.ts'
import { startLine } from './start-line.ts'
import { workKinds } from './work-kinds.ts'

/** When a wrong password is refused: several times what hashing takes. */
const refusedPasswordMs = 500
/** Connections that may wait to be accepted: beyond them a visitor is heard a second later, or thirty. */
const connectQueue = 4_096

/** How long SIGTERM goes on accepting: load balancers ask every second or two. */
const defaultDrainDelayMs = 3_000

/** With as many under way at a time, deliveries let visitors go first. */
const manyRequests = 10

/** Where the pages come from: the build, or Vite while developing. */
export interface Pages {
  /** Answers what needs neither functions nor rendering, or calls `next`. */
  front(request: IncomingMessage, response: ServerResponse, next: () => void): void
  render: RenderPage
  /** The addresses of its pages, as routers write them. */
  patterns: readonly string[]
}

interface PagesNeeds {
  siteUrl: string
  /** Of the business's clock, as it is set now. */
  businessZone(): string
  https: Https
  putIn: PutIn
  captureDir: string
  content: PublishedContent
  log: Logger
  db: Db
  changes: Changes
  renderLimit: RenderLimit
}

/**
 * Starts the whole site in this process: database, deliveries, functions, pages; ends by a signal.
 * @throws EnvError for settings that cannot be used, and Error in plain words when the database cannot be opened
 */
export async function serve(
  createPages: (needs: PagesNeeds) => Promise<Pages>,
  { isDevelopment = false }: { isDevelopment?: boolean } = {},
): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog(env.logLevel)
  const openFilesWarning = checkOpenFiles()
  if (openFilesWarning !== undefined) process.stderr.write(`${openFilesWarning}\n`)
  prepareFolders(env)
  const database = await connectDatabase({
    ...env,
    onState: (state) =>
      state === 'away' ? log.error('the database does not answer') : log.info('the database answers again'),
  })
  const secret = authSecret({ given: env.authSecret, dataDir: env.dataDir })
  await upgradeDatabase(database, {
    backups: env.backups,
    secret: () => secret,
    onBackup: (path) => log.info({ path }, 'backing up before the upgrade'),
  })
  await addSampleContent(database, database.now())
  const changes = await followChanges(database)
  const announceSoon = announcer(database.db)

  if (env.admin) await ensureAdmin(database, { ...env.admin, now: database.now() })

  const { https } = env
  const pagesUrl = env.siteUrl ?? 'http://localhost'
  const captureDir = join(env.dataDir, 'mail')
  const content = await followContent({ database, changes, log })
  const privateHosts = createPrivateHosts(env.allowedPrivateHosts)
  const ownerSettings = ownerSettingsUnder({
    environment: env.given,
    secret,
    siteUrl: env.siteUrl,
    privateHosts,
  })
  const services = await followSettings({
    siteUrl: pagesUrl,
    captureDir,
    keep: env.keep,
    guard: createHostGuard(privateHosts),
    database,
    questions: visitorQuestions(database),
    ownerSettings,
    content,
    changes,
    log,
  })
  const { putIn } = services
  const closeCommands =
    database.engine === 'pglite' &&
    (await takeCommands({ dataDir: env.dataDir, database, secret: () => secret }, log))
  let worker: DeliveryWorker | undefined
  let regular: readonly Housekeeping[] = []
  const uploads = new Set(
    functions.filter((each) => each.bodyLimitBytes).map(({ contract }) => contract.name),
  )
  const server = createHttpServer({
    isUpload: (url) => uploads.has(url.replace(/^\/functions\/v1\/|\?.*/g, '')),
    patience,
  })
  const connections = followConnections(server)
  const { isDraining, ending } = drainOnSignal({
    connections,
    delayMs: env.drainDelayMs ?? (isOnTerminal() ? 0 : defaultDrainDelayMs),
    log,
    async close(withinMs) {
      // The rest of the time is the database's.
      await Promise.all([
        worker?.stop(withinMs * 0.6),
        closeCommands && closeCommands(),
        ...regular.map((each) => each.stop()),
      ])
      services.close()
      content.close()
      await changes.close()
      await database.close()
    },
  })
  const pages = await createPages({
    siteUrl: pagesUrl,
    businessZone: () => services.now().settings.replyPromise.zone,
    https,
    putIn,
    captureDir,
    content,
    log,
    db: database.db,
    changes,
    renderLimit: env.rateLimits ? createRenderLimit() : noRenderLimit,
  })
  await warmPool(database)
  const databaseHealth = createDatabaseHealth(database)
  // Asked from the first request on, which may come before the worker is there.
  const connectable = deliveryServices(services, pagesUrl)
  const app = createApp({
    functions,
    database,
    rateLimiter: env.rateLimits ? createRateLimiter(database) : noRateLimiter,
    assistant: { reply: (asked) => services.now().assistant.reply(asked) },
    net: createJunkNet({ database, secret, countsOthers: env.rateLimits }),
    senderOf: senderHash(secret),
    trustedProxies: env.trustedProxies,
    auth: {
      secret,
      throttle: env.rateLimits ? createThrottle(database) : noThrottle,
      holdRefusal: createPatience(refusedPasswordMs),
      siteName: () => site.name,
      now: database.now,
    },
    onDeliveries(written) {
      worker?.wake(written)
      announceSoon('contacts', 'submissions', 'deliveries')
    },
    isConnected: (kind) => kind.isConnected(connectable),
    outside: {
      now: database.now,
      get connected() {
        return services.now().connected
      },
      get replyPromise() {
        return services.now().settings.replyPromise
      },
      get viewersMayExport() {
        return services.now().settings.viewersMayExport
      },
      backsUp: env.backups.isOn,
      isDevelopment,
      captureDir,
      settings: ownerSettings,
      hashAddress: addressHashUnder(secret),
    },
    patience: (calledAt) => services.now().patience(calledAt),
    log,
    siteUrl: pagesUrl,
    https,
    changes,
    ending,
    databaseHealth,
    renderPage: pages.render,
  })
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    hostname: new URL(pagesUrl).host,
  })
  const headers = securityHeaders({ https })
  const health = createHealth({ isReady: () => !isDraining(), fault: databaseHealth.fault, headers })
  const { look, noteAttempt } = observe({
    database,
    databaseHealth,
    patterns: [
      ...functions.map(({ contract }) => `/functions/v1/${contract.name}`),
      ...app.routes.map(({ path }) => path),
      ...pages.patterns,
    ],
    token: env.metricsToken,
    siteUrl: pagesUrl,
    trusted: env.trustedProxies,
    headers,
    log,
  })
  const enqueue = requestQueues({
    kindOf: workKinds(functions),
    accepted: connections.accepted,
    refuse(request, response, { name: kind }) {
      log.warn({ kind }, 'too many requests wait')
      refuseBusy(request, response, headers)
    },
  })
  server.on('request', (request, response) => {
    if (look(request, response) || health(request, response) || refuseWithoutHost(request, response)) return
    pages.front(request, response, () => enqueue(request, response, () => listener(request, response)))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, env)))
    server.listen({ port: env.port, host: env.host, backlog: connectQueue }, resolve)
  })
  const { port } = server.address() as AddressInfo
  const siteUrl = env.siteUrl ?? `http://localhost:${port}`
  worker = await startDeliveryWorker({
    database,
    kinds: deliveryKinds,
    services: deliveryServices(services, siteUrl),
    ceilings: env.mailCeilings,
    onHeld: tellOfHeldMails,
    isDevelopment,
    onAttempts: () => announceSoon('deliveries'),
    onEnded: noteAttempt,
    isBusy: () => connections.underWay() >= manyRequests,
    log,
  })
  regular = startRegularWork({
    env,
    database,
    secret,
    captureDir,
    freeWorkshopJoinUrl: () => services.now().settings.freeWorkshopJoinUrl,
    zone: () => services.now().settings.replyPromise.zone,
    ending,
    log,
  })
  const setUpUrl = await offeredSetUp({ database, secret, siteUrl })
  const { connected } = services.now().mailer
  if (process.stdout.isTTY) {
    const line = startLine({
      siteUrl,
      setUpUrl,
      captureDir: connected ? undefined : captureDir,
      isDevelopment,
    })
    process.stdout.write(`${line}\n`)
    return
  }
  log.info(
    {
      ...program,
      url: `http://${env.host}:${port}`,
      siteUrl,
      database: database.engine,
      mail: connected ? 'smtp' : isDevelopment ? 'captured' : 'waits for a mail server',
    },
    'listening',
  )
  if (setUpUrl !== undefined)
    process.stderr.write(`There is no admin yet. Make one here, once: ${setUpUrl}\n`)
}

async function takeCommands(options: Parameters<typeof listenForCommands>[0], log: Logger) {
  try {
    return await listenForCommands(options)
  } catch (error) {
    log.warn({ err: error }, 'DATA_DIR has no place for commands: stop the site before you give one')
    return undefined
  }
}

/** Somebody watches it end, and no load balancer has to look away. */
const isOnTerminal = () => process.stdin.isTTY || process.stdout.isTTY

/** While there is no owner, a link to make one: for the terminal, because logs are read by others. */
async function offeredSetUp({ database, secret, siteUrl }: SetUpOffer): Promise<string | undefined> {
  const token = await setUpToken(database, { secret, now: database.now() })
  return token && `${siteUrl}/auth#set-up=${token}`
}

interface SetUpOffer {
  database: Database
  secret: string
  siteUrl: string
}
