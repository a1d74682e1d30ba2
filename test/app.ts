import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app'
import type { RenderPage } from '#server/pages/render'
import { type Assistant, createAssistant } from '#server/assistant/assistant'
import type { Changes } from '#server/db/changes'
import { functions as allFunctions } from '#server/functions/index'
import { composeContent } from '#server/deliveries/kinds/compose-content'
import { webhook } from '#server/deliveries/kinds/webhook'
import { senderHash } from '#server/deliveries/ledger/sender'
import { noThrottle, type Throttle } from '#server/auth/throttle'
import type { MissingStep } from '#domain/missing-step'
import type { Role } from '#domain/role'
import type { Caller } from '#server/http/caller'
import type { FunctionDefinition } from '#server/calls/any-function'
import { createDatabaseHealth, type DatabaseHealth } from '#server/http/database-health'
import { formStamps } from '#server/calls/junk/form-stamp'
import { createSpamFilter } from '#server/calls/junk/spam-filter'
import { noRateLimiter, type RateLimiter } from '#server/http/rate-limiter'
import { serviceNames } from '#domain/services'
import { connectStandIns } from './connect-stand-ins.ts'
import { examplePromise, exampleRules } from './example-calls.ts'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { createSeal } from '#server/settings/sealed'
import { addressHashUnder } from '#server/settings/address-hash'
import type { Outside } from '#server/settings/outside'
import { siteReadiness } from '#server/readiness/site-readiness'
import { parseEnv } from '#server/settings/env.server'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { createLog } from '#server/process/log'
import type { TestDatabase } from './database.ts'

interface TestAppOptions {
  throttle?: Throttle
  /** The delay after a refused password. Default: none. */
  holdRefusal?: (triedAt: Date) => Promise<void>
  /** The clock of the accounts. */
  now?: () => Date
  /** Whether the spam filter counts others' submissions; default false, because most tests repeat them. */
  countsOthers?: boolean
  /** The clock of the spam filter; default the database's. */
  spamFilterNowMs?: () => number
  functions?: readonly FunctionDefinition[]
  rateLimiter?: RateLimiter
  /** The role of every caller; without it, the access token decides. */
  role?: Role
  /** What every caller's session lacks, with `role`. */
  missingStep?: MissingStep
  assistant?: Assistant
  /** Default: nothing ever changes. */
  changes?: Pick<Changes, 'subscribe' | 'changedWithin'>
  ending?: AbortSignal
  /** Default: nothing is connected, no mail was captured, and the environment sets nothing. */
  outside?: Partial<Outside>
  /** Whether the services of all deliveries but the webhook are connected; default true. */
  isConnected?: boolean
  /** Default false: most tests count only the deliveries they are about. */
  hasWebhook?: boolean
  databaseHealth?: DatabaseHealth
  /** How a response waits for outside services. Default: not at all. */
  responseDelay?: (calledAt: Date) => Promise<void>
  /** Renders pages; without it the app has only functions. */
  renderPage?: RenderPage
}

interface FailureBody {
  error: string
  code: string
  issues?: { path: string; message: string }[]
  requestId: string
}

export interface PostResponse {
  status: number
  headers: Headers
  /** The parsed body: the function's response, or the contract's error. */
  body: FailureBody & Record<string, unknown>
}

const testEnv = parseEnv({ DATA_DIR: tmpdir() }, { needsSecret: false })
const netSecret = 'a secret of the tests'
export const testStamps = formStamps(netSecret)
/** Signs the access tokens of the tests. */
export const testSecret = 'a secret that signs nothing outside the tests'

const builtInAssistant = createAssistant({ settingsRenderer: { text: (text) => text } })

const userIds = {
  user: '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1a01',
  viewer: '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1a02',
  editor: '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1a03',
  owner: '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1a04',
}

/** For `outside`: every service is connected. */
export const allConnected = Object.fromEntries(
  serviceNames.map((name) => [name, true]),
) as Outside['connected']

/** A caller with that role, who need not exist in the database. */
export function callerWith(role: Role): Caller {
  if (role === 'anonymous') return { role }
  const sessionId = '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1b01'
  return { role, userId: userIds[role], sessionId, expiresAt: new Date(Date.now() + 3_600_000) }
}

/** The whole app on a real database, called without a network. */
export function createTestApp(database: TestDatabase, options: TestAppOptions = {}) {
  const logLines: string[] = []
  const { role, missingStep } = options
  const app = createApp({
    functions: options.functions ?? allFunctions,
    database,
    rateLimiter: options.rateLimiter ?? noRateLimiter,
    assistant: options.assistant ?? builtInAssistant,
    spamFilter: createSpamFilter({
      database,
      secret: netSecret,
      countsOthers: options.countsOthers ?? false,
      ...(options.spamFilterNowMs && { nowMs: options.spamFilterNowMs }),
    }),
    senderOf: senderHash(testSecret),
    trustedProxies: ['10.0.0.0/8'],
    auth: {
      secret: testSecret,
      throttle: options.throttle ?? noThrottle,
      holdRefusal: options.holdRefusal ?? (async () => {}),
      siteName: () => 'Mendline',
      now: options.now ?? (() => new Date()),
    },
    ...(role !== undefined && {
      callerOf: async () => {
        const caller = callerWith(role)
        return caller.role === 'anonymous' ? caller : { ...caller, missingStep }
      },
    }),
    onDeliveries() {},
    isConnected: (kind) => (kind === webhook ? (options.hasWebhook ?? false) : (options.isConnected ?? true)),
    outside: {
      now: database.now,
      connected: serviceSettingsOf({}, undefined).connected,
      replyPromise: examplePromise,
      callRules: exampleRules,
      ownerAddress: undefined,
      mailFault: null,
      callJoinUrl: undefined,
      viewersMayExport: false,
      requireTwoStep: undefined,
      backsUp: true,
      backupFolder: join(tmpdir(), 'no-backups'),
      isDevelopment: false,
      captureDir: join(tmpdir(), 'no-kept-mails'),
      testConnection: async () => [],
      mailSignIn: {
        redirectUri: () => 'https://example.com/admin/settings/connections',
        begin: async () => 'https://login.example/',
        finish: async () => ({
          signIn: 'a sign-in',
          email: 'hello@example.com',
        }),
      },
      settings: ownerSettingsUnder({ environment: {}, secret: testSecret, siteUrl: undefined }),
      readiness: () =>
        siteReadiness({
          database,
          env: testEnv,
          ownerSettings: ownerSettingsUnder({ environment: {}, secret: testSecret, siteUrl: undefined }),
          secret: testSecret,
          isDevelopment: false,
        }),
      sendTestMail: async (to) => ({ to: to ?? null, steps: [] }),
      readMailProof: (token) => (token === 'a token' ? { mail: 'a hash', untilMs: 0 } : undefined),
      checkSenderDomain: async () => ({ domain: 'example.com', records: [] }),
      composeContent: (delivery) =>
        composeContent(delivery, {
          db: database.db,
          services: {
            ...connectStandIns({}),
            faulty: new Set(),
            siteUrl: 'https://site.example',
            businessZone: examplePromise.zone,
            callRules: exampleRules,
          },
        }),
      seal: createSeal(testSecret),
      hashAddress: addressHashUnder(testSecret),
      mailbox: undefined,
      ...options.outside,
    },
    responseDelay: options.responseDelay ?? (async () => {}),
    log: createLog('debug', { write: (line) => void logLines.push(line) }),
    siteUrl: 'https://example.com',
    https: true,
    changes: options.changes ?? { subscribe: () => () => {}, changedWithin: () => [] },
    ending: options.ending ?? new AbortController().signal,
    ...(options.renderPage && { renderPage: options.renderPage }),
    databaseHealth: options.databaseHealth ?? createDatabaseHealth(database),
  })

  async function request(path: string, init: RequestInit = {}, peer = '127.0.0.1'): Promise<Response> {
    return app.request(path, init, { incoming: { socket: { remoteAddress: peer } } })
  }

  /** Posts `body` as JSON; a string is sent unchanged. */
  async function requestJson(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    peer?: string,
  ): Promise<PostResponse> {
    const answer = await request(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      peer,
    )
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as PostResponse['body'],
    }
  }

  const post = (name: string, body: unknown, headers?: Record<string, string>, peer?: string) =>
    requestJson(`/functions/v1/${name}`, body, headers, peer)

  return { request, requestJson, post, logLines, fetch: app.fetch }
}
