import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { site } from '#content/facts/site'
import { servicesWithCard } from '#domain/services'
import { createApp } from '#server/app'
import type { RenderPage } from '#server/pages/render'
import { listenForCommands } from '#server/cli/command-socket'
import { announcer } from '#server/db/announce-soon'
import { followChanges } from '#server/db/changes'
import { connectDatabase, type Database, type Db } from '#server/db/connect'
import { ensureAdmin, setUpToken } from '#server/auth/first-admin'
import { authSecret } from '#server/auth/secret'
import { createThrottle, noThrottle } from '#server/auth/throttle'
import { mailSignInPath } from '#domain/mail-sign-in'
import { twoStepRuleIn } from '#domain/missing-step'
import { startSiteFileMaker } from '#server/backup/site-file-maker'
import { recordDrill } from '#server/queries/readiness/proofs.server'
import { deleteCopies } from '#server/backup/embedded-copy'
import { upgradeDatabase } from '#server/backup/upgrade-database'
import { warmPool } from '#server/db/warm-pool'
import { addSampleContent } from './sample-content.ts'
import { type FollowedMailbox, followMailbox } from '#server/incoming/follow-mailbox'
import { alertOfHeldMail } from '#server/events/alert-of-held-mail'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import { senderHash } from '#server/deliveries/ledger/sender'
import { type DeliveryWorker, startDeliveryWorker } from '#server/deliveries/ledger/worker'
import { deliveryServices, followSettings } from './current-services.ts'
import { followContent, type PublishedContent } from './follow-content.ts'
import { type FollowedLists, followPublishedLists } from './follow-published-lists.ts'
import { drainOnSignal, type Submissions } from './drain.ts'
import { type Https, parseEnv } from '#server/settings/env.server'
import { functions } from '#server/functions/index'
import { createSpamFilter } from '#server/calls/junk/spam-filter'
import { createFixedDelay } from '#server/calls/fixed-delay'
import { createRateLimiter, noRateLimiter } from '#server/http/rate-limiter'
import { createRenderLimit, noRenderLimit, type RenderLimit } from '#server/pages/render-limit'
import { followConnections } from '#server/http/connections'
import { createHealth } from '#server/http/health'
import { createHttpServer, timeouts } from '#server/http/http-server'
import { createListeners } from '#server/http/listeners'
import { explainListenError } from '#server/http/listen-error'
import { refuseWithoutHost } from '#server/http/needs-host'
import { refuseBusy } from '#server/http/refuse-busy'
import { requestQueues } from '#server/http/request-queues'
import { securityHeaders } from '#server/http/security-headers'
import { createDatabaseHealth } from '#server/http/database-health'
import type { Housekeeping } from './housekeeping.ts'
import { createLog } from './log.ts'
import { observe } from './observe.ts'
import { startRegularWork } from './regular-work.ts'
import { visitorQuestions } from '#server/queries/assistant/assistant-questions.server'
import { savedSettings } from '#server/queries/settings/settings.server'
import { secretStore } from '#server/queries/settings/secret-store.server'
import { readMailProof } from '#server/readiness/mail-proof'
import { sendTestMail } from '#server/readiness/send-test-mail'
import { senderDomainOf } from '#server/readiness/sender-domain-of'
import { siteReadiness } from '#server/readiness/site-readiness'
import { addressHashUnder } from '#server/settings/address-hash'
import { createHostGuard } from '#server/services/host-guard'
import { normaliseEmail } from '#domain/email'
import { createMailSignIn } from '#server/services/mail-sign-in/mail-sign-in'
import { createPrivateHosts } from '#server/settings/private-hosts'
import { checkOpenFiles } from '#server/settings/open-files'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { prepareFolders } from '#server/settings/prepare-folders'
import { createSeal } from '#server/settings/sealed'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import type { CallRules } from '#domain/call-rules'
import { program } from '#server/settings/version'
import { startLine } from './start-line.ts'
import { workKinds } from './work-kinds.ts'

/** When a wrong password is refused: several times the duration of hashing. */
const refusedPasswordMs = 500
/** How long SIGTERM keeps accepting: load balancers check every second or two. */
const defaultDrainDelayMs = 3_000

/** With as many in progress at a time, deliveries let visitors go first. */
const manyRequests = 10

/** Where the pages come from: the build, or Vite while developing. */
interface Pages {
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
  /** What the open times of calls depend on. */
  booking(): { rules: CallRules; now: Date }
  https: Https
  putIn: SettingsRenderer
  captureDir: string
  content: PublishedContent
  lists: FollowedLists
  log: Logger
  db: Db
  renderLimit: RenderLimit
}

/**
 * Starts the whole site in this process: database, deliveries, functions, pages; stops on a signal.
 * @throws EnvError for invalid settings, and Error for the owner to read when the database cannot be opened
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
  deleteCopies(env.dataDir)
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
  /** With the port that the system chose, once it is known. */
  let listeningAt = pagesUrl
  const captureDir = join(env.dataDir, 'mail')
  const content = await followContent({ database, changes, log })
  const lists = await followPublishedLists({ database, changes, log })
  const privateHosts = createPrivateHosts(env.allowedPrivateHosts)
  const ownerSettings = ownerSettingsUnder({
    environment: env.given,
    secret,
    siteUrl: env.siteUrl,
    privateHosts,
  })
  const requireTwoStep = twoStepRuleIn(env.given)
  const guard = createHostGuard(privateHosts)
  const services = await followSettings({
    siteUrl: pagesUrl,
    captureDir,
    guard,
    database,
    questions: visitorQuestions(database),
    heldTimes: () => lists.current().heldTimes,
    secret,
    secretStore: (name) => secretStore(database.db, ownerSettings, name),
    ownerSettings,
    content,
    changes,
    log,
  })
  const { putIn } = services
  const savedServices = async () => ownerSettings.inForce(await savedSettings(database.db)).settings.services
  const mailSignIn = createMailSignIn({
    app: async () => (await savedServices()).mail.app,
    secret,
    redirectUri: () => `${listeningAt}${mailSignInPath}`,
    uses: async () => ((await savedServices()).incoming?.signIn ? ['send', 'read'] : ['send']),
    now: database.now,
    guard,
  })
  const readiness = () => siteReadiness({ database, env, ownerSettings, secret, isDevelopment })
  const closeCommands =
    database.engine === 'pglite' &&
    (await takeCommands({ dataDir: env.dataDir, database, secret: () => secret, readiness }, log))
  let worker: DeliveryWorker | undefined
  let regular: readonly Housekeeping[] = []
  let mailbox: FollowedMailbox | undefined
  let siteFiles: ReturnType<typeof startSiteFileMaker> | undefined
  const uploads = new Set(
    functions.filter((each) => each.bodyLimitBytes).map(({ contract }) => contract.name),
  )
  const server = createHttpServer({
    isUpload: (url) => uploads.has(url.replace(/^\/functions\/v1\/|\?.*/g, '')),
    timeouts,
  })
  const listeners = createListeners(server)
  const connections = followConnections(server, listeners.close)
  let submissions: Submissions | undefined
  const { isDraining, ending } = drainOnSignal({
    connections,
    submissions: () => submissions,
    delayMs: env.drainDelayMs ?? (isOnTerminal() ? 0 : defaultDrainDelayMs),
    log,
    async close(withinMs) {
      // The rest of the time is the database's.
      await Promise.all([
        worker?.stop(withinMs * 0.6),
        mailbox?.stop(),
        closeCommands && closeCommands(),
        ...regular.map((each) => each.stop()),
        siteFiles?.stop(),
      ])
      services.close()
      content.close()
      lists.close()
      await changes.close()
      await database.close()
    },
  })
  const pages = await createPages({
    siteUrl: pagesUrl,
    businessZone: () => services.now().settings.replyPromise.zone,
    booking: () => ({ rules: services.now().settings.callRules, now: database.now() }),
    https,
    putIn,
    captureDir,
    content,
    lists,
    log,
    db: database.db,
    renderLimit: env.rateLimits ? createRenderLimit() : noRenderLimit,
  })
  await warmPool(database)
  const databaseHealth = createDatabaseHealth(database)
  // Asked from the first request on, which may come before the worker is there.
  const connectable = deliveryServices(services, pagesUrl)
  const isConnected = (kind: DeliveryKind) => kind.isConnected(connectable)
  const app = createApp({
    functions,
    database,
    rateLimiter: env.rateLimits ? createRateLimiter(database) : noRateLimiter,
    assistant: { reply: (asked) => services.now().assistant.reply(asked) },
    net: createSpamFilter({ database, secret, countsOthers: env.rateLimits }),
    senderOf: senderHash(secret),
    trustedProxies: env.trustedProxies,
    auth: {
      secret,
      throttle: env.rateLimits ? createThrottle(database) : noThrottle,
      holdRefusal: createFixedDelay(refusedPasswordMs),
      siteName: () => site.name,
      now: database.now,
      requireTwoStep,
    },
    onDeliveries(written) {
      worker?.wake(written)
      announceSoon('contacts', 'submissions', 'deliveries')
    },
    isConnected,
    outside: {
      now: database.now,
      get connected() {
        return services.now().settings.connected
      },
      get mailbox() {
        return services.now().clients.incoming?.id
      },
      get ownerAddress() {
        return services.now().clients.owner?.email
      },
      get mailFault() {
        return services.now().settings.mailFault
      },
      get replyPromise() {
        return services.now().settings.replyPromise
      },
      get callRules() {
        return services.now().settings.callRules
      },
      get callJoinUrl() {
        return services.now().clients['call-link']?.joinUrl
      },
      get viewersMayExport() {
        return services.now().settings.viewersMayExport
      },
      requireTwoStep,
      backsUp: env.backups.isOn,
      backupFolder: env.backups.folder,
      isDevelopment,
      captureDir,
      settings: ownerSettings,
      testConnection: (name) => services.test(name),
      mailSignIn,
      readiness,
      sendTestMail: (ownAddress) =>
        sendTestMail({ services, secret, siteUrl: listeningAt, now: database.now(), ownAddress }),
      readMailProof: (token) =>
        readMailProof(token, { settings: services.now().settings, secret, now: database.now() }),
      checkSenderDomain: () =>
        senderDomainOf(services.now().settings, { servers: env.dnsServers, isFresh: true }),
      seal: createSeal(secret),
      hashAddress: addressHashUnder(secret),
    },
    responseDelay: (calledAt) => services.now().responseDelay(calledAt),
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
  const { look, recordAttempt } = observe({
    database,
    connected() {
      const { connected } = services.now().settings
      return Object.fromEntries(servicesWithCard.map((name) => [name, connected[name]]))
    },
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
  const queues = requestQueues({
    kindOf: workKinds(functions),
    accepted: connections.accepted,
    refuse(request, response, { name: kind }) {
      log.warn({ kind }, 'too many requests wait')
      refuseBusy(request, response, headers)
    },
    onLost: ({ name: kind }) => log.error({ kind }, 'submission of a client that left was not stored'),
  })
  submissions = queues
  server.on('request', (request, response) => {
    if (look(request, response) || health(request, response) || refuseWithoutHost(request, response)) return
    pages.front(request, response, () => queues.enqueue(request, response, () => listener(request, response)))
  })
  const port = await listeners.listen(env).catch((error: Error) => {
    throw explainListenError(error, env)
  })
  const siteUrl = env.siteUrl ?? `http://localhost:${port}`
  listeningAt = siteUrl
  worker = await startDeliveryWorker({
    database,
    kinds: deliveryKinds,
    services: deliveryServices(services, siteUrl),
    ceilings: env.mailCeilings,
    onHeld: alertOfHeldMail,
    isDevelopment,
    onAttempts: () => announceSoon('deliveries'),
    onEnded: recordAttempt,
    isBusy: () => connections.underWay() >= manyRequests,
    log,
  })
  regular = startRegularWork({
    env,
    database,
    secret,
    captureDir,
    keep: () => services.now().settings.keep,
    freeWorkshopJoinUrl: () => services.now().settings.services['workshop-link']?.joinUrl,
    isConnected,
    alertAddress: () => services.now().clients.owner?.email,
    promise: () => services.now().settings.replyPromise,
    callRules: () => services.now().settings.callRules,
    callJoinUrl: () => services.now().clients['call-link']?.joinUrl,
    isBookedHere: () => !services.now().clients.booking,
    zone: () => services.now().settings.replyPromise.zone,
    guard,
    renewMailSignIn: async () => services.now().clients.mail.renewSignIn?.(),
    ending,
    log,
  })
  mailbox = followMailbox({
    database,
    client: () => services.now().clients.incoming,
    siteUrl,
    secret,
    siteAddresses() {
      const { mail, owner } = services.now().clients
      return [mail.from, ...(owner ? [owner.email] : [])].map(normaliseEmail)
    },
    onStored: () => announceSoon('deliveries'),
    log,
  })
  changes.subscribe((topic) => topic === 'settings' && mailbox?.wake())
  siteFiles = startSiteFileMaker({ ...env, database, secret, changes, recordDrill, log })
  const setUpUrl = await offeredSetUp({ database, secret, siteUrl })
  const { connected } = services.now().clients.mail
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
