import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app'
import type { RenderPage } from '#server/pages/render'
import { type Assistant, createAssistant } from '#server/assistant/assistant'
import type { Changes } from '#server/db/changes'
import { functions as allFunctions } from '#server/functions/index'
import { webhook } from '#server/deliveries/kinds/webhook'
import { senderHash } from '#server/deliveries/ledger/sender'
import { noThrottle, type Throttle } from '#server/auth/throttle'
import type { Role } from '#domain/role'
import type { Caller } from '#server/http/caller'
import type { FunctionDefinition } from '#server/calls/any-function'
import { createDatabaseHealth, type DatabaseHealth } from '#server/http/database-health'
import { formStamps } from '#server/calls/junk/form-stamp'
import { createJunkNet } from '#server/calls/junk/junk-net'
import { noRateLimiter, type RateLimiter } from '#server/http/rate-limiter'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { addressHashUnder } from '#server/settings/address-hash'
import { connectedBy, type Outside } from '#server/settings/outside'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { createLog } from '#server/log'
import type { TestDatabase } from './database.ts'

interface TestAppOptions {
  throttle?: Throttle
  /** How the refusal of a password waits. Default: not at all. */
  holdRefusal?: (triedAt: Date) => Promise<void>
  /** What the accounts take for the time. */
  now?: () => Date
  /** Whether the junk net counts what others send; default false, as most tests send the same again and again. */
  countsOthers?: boolean
  /** What the junk net takes for the time; default the database's. */
  netNowMs?: () => number
  functions?: readonly FunctionDefinition[]
  rateLimiter?: RateLimiter
  /** Whoever calls has this role; without it, their access token is asked. */
  role?: Role
  assistant?: Assistant
  /** Default: nothing ever changes. */
  changes?: Pick<Changes, 'subscribe' | 'changedWithin'>
  ending?: AbortSignal
  /** Default: nothing is connected, no mail was kept, and the environment sets nothing. */
  outside?: Partial<Outside>
  /** Whether there is a Zoom; default true. */
  isConnected?: boolean
  /** Default false: most tests count only the deliveries they are about. */
  hasWebhook?: boolean
  databaseHealth?: DatabaseHealth
  /** How an answer waits for outside services. Default: not at all. */
  patience?: (calledAt: Date) => Promise<void>
  /** Default: there are functions only. */
  renderPage?: RenderPage
}

interface FailureBody {
  error: string
  code: string
  issues?: { path: string; message: string }[]
  requestId: string
}

export interface PostAnswer {
  status: number
  headers: Headers
  /** The parsed body: the function's answer, or the contract's failure. */
  body: FailureBody & Record<string, unknown>
}

const netSecret = 'a secret of the tests'
export const testStamps = formStamps(netSecret)
/** Signs the access tokens of the tests. */
export const testSecret = 'a secret that signs nothing outside the tests'

const builtInAssistant = createAssistant({ putIn: { text: (text) => text } })

const userIds = {
  user: '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1a01',
  viewer: '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1a02',
  editor: '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1a03',
  owner: '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1a04',
}

/** For `outside`: every service is there. */
export const allConnected: Outside['connected'] = {
  mail: true,
  owner: true,
  spreadsheet: true,
  zoom: true,
  'workshop-link': true,
  webhook: true,
  model: true,
  booking: true,
}

/** Somebody of that role, whom the database need not know. */
export function callerWith(role: Role): Caller {
  if (role === 'anonymous') return { role }
  const sessionId = '6f1f7a52-3c5e-4a55-9d0c-2f9f0c7c1b01'
  return { role, userId: userIds[role], sessionId, expiresAt: new Date(Date.now() + 3_600_000) }
}

/** The whole app on a real database, called without a network. */
export function createTestApp(database: TestDatabase, options: TestAppOptions = {}) {
  const logLines: string[] = []
  const { role } = options
  const app = createApp({
    functions: options.functions ?? allFunctions,
    database,
    rateLimiter: options.rateLimiter ?? noRateLimiter,
    assistant: options.assistant ?? builtInAssistant,
    net: createJunkNet({
      database,
      secret: netSecret,
      countsOthers: options.countsOthers ?? false,
      ...(options.netNowMs && { nowMs: options.netNowMs }),
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
    ...(role !== undefined && { callerOf: async () => callerWith(role) }),
    onDeliveries() {},
    isConnected: (kind) => (kind === webhook ? (options.hasWebhook ?? false) : (options.isConnected ?? true)),
    outside: {
      now: database.now,
      connected: connectedBy(serviceSettingsOf({}, undefined)),
      replyPromise: serviceSettingsOf({}, undefined).replyPromise,
      viewersMayExport: false,
      backsUp: true,
      isDevelopment: false,
      captureDir: join(tmpdir(), 'no-kept-mails'),
      settings: ownerSettingsUnder({ environment: {}, secret: testSecret, siteUrl: undefined }),
      hashAddress: addressHashUnder(testSecret),
      ...options.outside,
    },
    patience: options.patience ?? (async () => {}),
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

  /** Posts `body` as JSON; a string is sent as it is. */
  async function requestJson(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    peer?: string,
  ): Promise<PostAnswer> {
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
      body: (await answer.json()) as PostAnswer['body'],
    }
  }

  const post = (name: string, body: unknown, headers?: Record<string, string>, peer?: string) =>
    requestJson(`/functions/v1/${name}`, body, headers, peer)

  return { request, requestJson, post, logLines, fetch: app.fetch }
}
