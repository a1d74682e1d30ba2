import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json, text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { startLoopbackServer } from '#test/stand-ins/loopback-server'
import { answerUnruly, isUnruly, type UnrulyMode } from '#test/stand-ins/unruly-answer'
import {
  type Answer,
  invalid,
  type StandInMeeting,
  standInMeetings,
  unknownMeeting,
} from './stand-in-meetings.ts'

export type ZoomMode =
  | 'ok'
  /** The request is read and never answered. */
  | 'stall'
  /** Any error status, 429 with its Retry-After. */
  | 400
  | 403
  | 404
  | 429
  | 500
  | 502
  | 503
  /** Answers after `delayMs`. */
  | 'late'
  /** Does what was asked and drops the connection before the answer. */
  | 'die-after-accepting'
  /** Does what was asked and answers 200 with a page of HTML. */
  | 'nonsense'
  | UnrulyMode

type Place = 'tokens' | 'reads' | 'writes'

interface Behaviour {
  delayMs?: number
  /** No header is sent if it is empty. */
  retryAfter?: string
  /** Default: all three. */
  of?: Place
}

interface StandInRegistrant {
  id: string
  email: string
  first_name: string
  last_name?: string | undefined
  org?: string | undefined
  status: 'approved' | 'pending'
  join_url?: string
}

export interface ZoomStandIn {
  /** The connection options; `zoomSettings` returns them as settings. */
  readonly accountId: string
  readonly clientId: string
  readonly clientSecret: string
  readonly meetingId: string
  readonly apiUrl: string
  readonly tokenUrl: string
  readonly registrants: StandInRegistrant[]
  /** The account’s meetings except the workshop’s. */
  readonly meetings: StandInMeeting[]
  /** Every request it got: `POST /oauth/token`, `POST /v2/meetings/…/registrants`, … */
  readonly requests: string[]
  /** How many registrant calls reached it for a person, today. */
  callsFor(email: string): number
  behave(mode: ZoomMode, behaviour?: Behaviour): void
  /** Resets the daily limit of three calls per person. */
  nextDay(): void
  /** Revokes every token. */
  expireTokens(): void
  /** Whether the host has to approve: registrants then have no link. */
  approveByHand(byHand: boolean): void
  /** Resets all state and the mode. */
  reset(): void
  /** Stops listening and drops every connection; `up` comes back on the same port. */
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

/** The settings that connect a site to it. */
export const zoomSettings = (zoom: ZoomStandIn) => ({
  ZOOM_ACCOUNT_ID: zoom.accountId,
  ZOOM_CLIENT_ID: zoom.clientId,
  ZOOM_CLIENT_SECRET: zoom.clientSecret,
  ZOOM_MEETING_ID: zoom.meetingId,
  ZOOM_API_URL: zoom.apiUrl,
  ZOOM_TOKEN_URL: zoom.tokenUrl,
})

const registrantBody = z.object({
  email: z.email(),
  first_name: z.string().check(z.minLength(1), z.maxLength(64)),
  last_name: z.optional(z.string().check(z.maxLength(64))),
  org: z.optional(z.string()),
})

const callsADay = 3
const pageSizeLimit = 300

/** Zoom's token endpoint, the registrants of one meeting and the account's own, on a free port of the loopback. */
export async function startZoomStandIn(): Promise<ZoomStandIn> {
  const account = { accountId: 'stand-in-account', clientId: 'stand-in-client', clientSecret: 'not/a:secret' }
  const meetingId = '85746065432'
  const well: { mode: ZoomMode } & Behaviour = { mode: 'ok' }
  const modes: Record<Place, { mode: ZoomMode } & Behaviour> = { tokens: well, reads: well, writes: well }
  const registrants: StandInRegistrant[] = []
  const { meetings, ...own } = standInMeetings()
  const requests: string[] = []
  const tokens = new Set<string>()
  const calls = new Map<string, number>()
  let byHand = false

  async function giveToken(request: IncomingMessage): Promise<Answer> {
    const form = new URLSearchParams(await text(request))
    const signIn = `Basic ${btoa(`${account.clientId}:${account.clientSecret}`)}`
    if (request.headers.authorization !== signIn) {
      return { status: 400, body: { reason: 'Invalid client_id or client_secret', error: 'invalid_client' } }
    }
    if (form.get('grant_type') !== 'account_credentials' || form.get('account_id') !== account.accountId) {
      return { status: 400, body: { reason: 'Bad Request', error: 'invalid_request' } }
    }
    const token = randomUUID()
    tokens.add(token)
    return { status: 200, body: { access_token: token, token_type: 'bearer', expires_in: 3599 } }
  }

  function pageOf({ searchParams }: URL, name: string, all: readonly object[]): Answer {
    const size = Math.min(Number(searchParams.get('page_size') ?? 30), pageSizeLimit)
    const from = Number(searchParams.get('next_page_token') ?? 0)
    const next = from + size < all.length ? String(from + size) : ''
    const page = all.slice(from, from + size)
    return {
      status: 200,
      body: { page_size: size, total_records: all.length, next_page_token: next, [name]: page },
    }
  }

  /** Adds a registrant. A registered person gets the same registration again. */
  async function register(request: IncomingMessage): Promise<Answer> {
    const body = z.safeParse(registrantBody, await json(request))
    if (!body.success) return invalid
    const { email } = body.data
    const made = (calls.get(email) ?? 0) + 1
    calls.set(email, made)
    if (made > callsADay) {
      const message = `You have exceeded the daily rate limit of (${callsADay}) for Add meeting registrant API requests for the registrant (${email}). You can resume these API requests at GMT 00:00:00.`
      return { status: 429, body: { code: 429, message } }
    }
    let registrant = registrants.find((each) => each.email === email)
    if (!registrant) {
      const id = randomUUID()
      registrant = {
        ...body.data,
        id,
        status: byHand ? 'pending' : 'approved',
        ...(!byHand && { join_url: `https://zoom.example/w/${meetingId}?tk=${id}` }),
      }
      registrants.push(registrant)
    }
    const { id, join_url } = registrant
    return { status: 201, body: { id: Number(meetingId), registrant_id: id, topic: 'Workshop', join_url } }
  }

  async function useApi(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://zoom')
    if (!tokens.has((request.headers.authorization ?? '').replace(/^Bearer /, ''))) {
      return { status: 401, body: { code: 124, message: 'Access token is expired.' } }
    }
    if (url.pathname === '/v2/users/me/meetings') {
      return request.method === 'POST' ? own.create(request) : pageOf(url, 'meetings', meetings)
    }
    const [, changed] = /^\/v2\/meetings\/(\d+)$/.exec(url.pathname) ?? []
    if (changed !== undefined) return own.change(request, changed)
    if (url.pathname !== `/v2/meetings/${meetingId}/registrants`) return unknownMeeting
    if (request.method === 'GET') {
      const status = url.searchParams.get('status') ?? 'approved'
      return pageOf(
        url,
        'registrants',
        registrants.filter((each) => each.status === status),
      )
    }
    return request.method === 'POST' ? register(request) : { status: 405 }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push(`${request.method} ${request.url}`)
    const place = request.url === '/oauth/token' ? 'tokens' : request.method === 'GET' ? 'reads' : 'writes'
    const { mode, delayMs = 0, retryAfter = '7' } = modes[place]
    if (mode === 'stall') return
    if (isUnruly(mode)) return answerUnruly(mode, response)
    if (typeof mode === 'number') {
      response.writeHead(mode, mode === 429 && retryAfter !== '' ? { 'Retry-After': retryAfter } : {})
      response.end(JSON.stringify({ code: mode, message: 'Stand-in.' }))
      return
    }
    const { status, body } = await (place === 'tokens' ? giveToken : useApi)(request)
    if (mode === 'die-after-accepting') {
      request.socket.destroy()
      return
    }
    if (mode === 'nonsense') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
      return
    }
    if (mode === 'late') await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (status === 204) return void response.writeHead(status).end()
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}))
  }

  const { url, up, down } = await startLoopbackServer(answer)
  function behave(mode: ZoomMode, { of, ...behaviour }: Behaviour = {}) {
    for (const place of of ? [of] : (['tokens', 'reads', 'writes'] as const))
      modes[place] = { mode, ...behaviour }
  }
  return {
    ...account,
    meetingId,
    apiUrl: `${url}/v2`,
    tokenUrl: `${url}/oauth/token`,
    registrants,
    meetings,
    requests,
    callsFor: (email) => calls.get(email) ?? 0,
    behave,
    nextDay: () => calls.clear(),
    expireTokens: () => tokens.clear(),
    approveByHand(next) {
      byHand = next
    },
    reset() {
      behave('ok')
      registrants.length = 0
      meetings.length = 0
      requests.length = 0
      calls.clear()
      byHand = false
    },
    down,
    up,
    stop: down,
  }
}
