import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { site as siteFacts } from '#content/facts/site'
import type { CallRules } from '#domain/call-rules'
import { twoStepRuleIn } from '#domain/missing-step'
import { servicesWithCard } from '#domain/services'
import { createApp } from '#server/app'
import { createThrottle, noThrottle } from '#server/auth/throttle'
import { createFixedDelay } from '#server/calls/fixed-delay'
import { createSpamFilter } from '#server/calls/junk/spam-filter'
import type { Db } from '#server/db/connect'
import { composeContent } from '#server/deliveries/kinds/compose-content'
import type { DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { senderHash } from '#server/deliveries/ledger/sender'
import { functions } from '#server/functions/index'
import { createRateLimiter, noRateLimiter } from '#server/http/rate-limiter'
import { securityHeaders } from '#server/http/security-headers'
import type { RenderPage } from '#server/pages/render'
import { createRenderLimit, noRenderLimit, type RenderLimit } from '#server/pages/render-limit'
import { readMailProof } from '#server/readiness/mail-proof'
import { sendTestMail } from '#server/readiness/send-test-mail'
import { senderDomainOf } from '#server/readiness/sender-domain-of'
import { addressHashUnder } from '#server/settings/address-hash'
import type { Https } from '#server/settings/env.server'
import { createSeal } from '#server/settings/sealed'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import { deliveryServices } from './current-services.ts'
import type { PublishedContent } from './follow-content.ts'
import type { FollowedLists } from './follow-published-lists.ts'
import { observe } from './observe.ts'
import type { OpenedSite } from './open-site.ts'

/** How long a wrong password waits for its refusal: several times as long as hashing takes. */
const refusedPasswordMs = 500

/** Where the pages come from: the build, or Vite while developing. */
interface Pages {
  /** Responds to requests that need neither functions nor rendering; otherwise calls `next`. */
  requestRouter(request: IncomingMessage, response: ServerResponse, next: () => void): void
  render: RenderPage
  /** The addresses of its pages, as routers write them. */
  patterns: readonly string[]
}

interface PagesNeeds {
  siteUrl: string
  /** The business’s zone as it is set now, an IANA name. */
  businessZone(): string
  /** What the open times of calls depend on. */
  booking(): { rules: CallRules; now: Date }
  https: Https
  settingsRenderer: SettingsRenderer
  captureDir: string
  content: PublishedContent
  lists: FollowedLists
  log: Logger
  db: Db
  renderLimit: RenderLimit
}

export type CreatePages = (needs: PagesNeeds) => Promise<Pages>

interface BuildOptions {
  createPages: CreatePages
  /** Aborted on shutdown, to end responses without an end of their own, such as event streams. */
  ending: AbortSignal
  /** Called after deliveries were created. */
  onDeliveries(written: readonly NewDelivery[]): void
}

export type BuiltApp = Awaited<ReturnType<typeof buildApp>>

/** Builds the request handling: pages, functions, accounts, and the metrics about them. */
export async function buildApp(site: OpenedSite, { createPages, ending, onDeliveries }: BuildOptions) {
  const { env, log, database, databaseHealth, secret, services, siteUrl, captureDir } = site
  const { https } = env
  const { now } = database
  const pages = await createPages({
    ...site,
    businessZone: () => services.now().settings.replyPromise.zone,
    booking: () => ({ rules: services.now().settings.callRules, now: now() }),
    https,
    settingsRenderer: services.settingsRenderer,
    db: database.db,
    renderLimit: env.rateLimits ? createRenderLimit() : noRenderLimit,
  })
  const connectable = deliveryServices(services, siteUrl)
  const isConnected = (kind: DeliveryKind) => kind.isConnected(connectable)
  const requireTwoStep = twoStepRuleIn(env.given)
  const app = createApp({
    ...site,
    functions,
    https,
    ending,
    rateLimiter: env.rateLimits ? createRateLimiter(database) : noRateLimiter,
    assistant: { reply: (asked) => services.now().assistant.reply(asked) },
    spamFilter: createSpamFilter({ database, secret, countsOthers: env.rateLimits }),
    senderOf: senderHash(secret),
    trustedProxies: env.trustedProxies,
    auth: {
      secret,
      throttle: env.rateLimits ? createThrottle(database) : noThrottle,
      holdRefusal: createFixedDelay(refusedPasswordMs),
      siteName: () => siteFacts.name,
      now,
      requireTwoStep,
    },
    onDeliveries,
    isConnected,
    outside: {
      now,
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
      isDevelopment: site.isDevelopment,
      captureDir,
      settings: site.ownerSettings,
      testConnection: (name) => services.test(name),
      mailSignIn: site.mailSignIn,
      readiness: site.readiness,
      sendTestMail: (ownAddress) =>
        sendTestMail({ services, secret, siteUrl: site.reached.url, now: now(), ownAddress }),
      readMailProof: (token) =>
        readMailProof(token, { settings: services.now().settings, secret, now: now() }),
      checkSenderDomain: () =>
        senderDomainOf(services.now().settings, { servers: env.dnsServers, isFresh: true }),
      composeContent: (delivery) => composeContent(delivery, { db: database.db, services: connectable }),
      seal: createSeal(secret),
      hashAddress: addressHashUnder(secret),
    },
    responseDelay: (calledAt) => services.now().responseDelay(calledAt),
    renderPage: pages.render,
  })
  const observed = observe({
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
    siteUrl,
    trusted: env.trustedProxies,
    headers: securityHeaders({ https }),
    log,
  })
  return {
    ...observed,
    isConnected,
    front: pages.requestRouter,
    answer: getRequestListener(app.fetch, {
      overrideGlobalObjects: false,
      hostname: new URL(siteUrl).host,
    }),
  }
}
