import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { importSPKI, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { createServiceAccount } from './service-account.ts'
import { startLoopbackServer } from './loopback-server.ts'
import { answerUnruly, isUnruly, type UnrulyMode } from './unruly-answer.ts'

export type SheetsMode =
  | 'ok'
  /** The connection is closed at once, the token endpoint's too: they are one server. */
  | 'refuse'
  /** The request is read and never answered. */
  | 'stall'
  /** Any error status, 429 with its Retry-After. */
  | 400
  | 401
  | 403
  | 404
  | 429
  | 500
  | 502
  | 503
  /** Answers after `delayMs`. */
  | 'late'
  /** Keeps the row and drops the connection before the answer. */
  | 'die-after-accepting'
  /** 200 with a page of HTML. */
  | 'nonsense'
  | UnrulyMode

type Cell = string | number | boolean | null

interface Behaviour {
  delayMs?: number
  retryAfter?: string
  /** Default: the spreadsheet. */
  of?: 'spreadsheet' | 'tokens'
}

export interface SheetsStandIn {
  /** For GOOGLE_SHEETS_API_URL, GOOGLE_TOKEN_URL, GOOGLE_SHEETS_ID and GOOGLE_SERVICE_ACCOUNT_JSON. */
  readonly url: string
  readonly tokenUrl: string
  readonly spreadsheetId: string
  readonly serviceAccountJson: string
  /** The first sheet, top row first. */
  readonly rows: Cell[][]
  /** Every request it got: `POST /token`, `POST /v4/spreadsheets/…/values/A1:append?…`, … */
  readonly requests: string[]
  behave(mode: SheetsMode, behaviour?: Behaviour): void
  /** Stops listening and drops every connection; `up` comes back on the same port. */
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

const appendBody = z.object({
  values: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
})

/** Google's token endpoint and the part of the Sheets API that the product uses, on a free port of the loopback. */
export async function startSheetsStandIn(): Promise<SheetsStandIn> {
  const account = createServiceAccount()
  const publicKey = await importSPKI(account.publicKey, 'RS256')
  const spreadsheetId = 'stand-in-sheet'
  const modes: Record<'spreadsheet' | 'tokens', { mode: SheetsMode } & Behaviour> = {
    spreadsheet: { mode: 'ok' },
    tokens: { mode: 'ok' },
  }
  const rows: Cell[][] = []
  const requests: string[] = []
  const tokens = new Set<string>()

  async function giveToken(request: IncomingMessage): Promise<Answer> {
    const form = new URLSearchParams(await text(request))
    try {
      if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
        throw new Error('grant_type')
      const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        issuer: account.clientEmail,
        audience: `${url}/token`,
        maxTokenAge: '1h',
        requiredClaims: ['exp'],
      })
      if (payload.scope !== 'https://www.googleapis.com/auth/spreadsheets') throw new Error('scope')
    } catch {
      return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } }
    }
    const token = randomUUID()
    tokens.add(token)
    return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
  }

  async function useSheet(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const path = decodeURIComponent(pathname)
    const values = `/v4/spreadsheets/${spreadsheetId}/values/`
    if (!tokens.has((request.headers.authorization ?? '').replace(/^Bearer /, ''))) return { status: 401 }
    if (!path.startsWith(values)) return { status: 404 }
    if (request.method === 'GET' && path === `${values}A:A`) {
      const column = rows.map(([first]) =>
        first === undefined || first === null || first === '' ? [] : [first],
      )
      return {
        status: 200,
        body: {
          range: 'Sheet1!A1:A1000',
          majorDimension: 'ROWS',
          ...(column.length > 0 && { values: column }),
        },
      }
    }
    const body = request.method === 'POST' && path === `${values}A1:append` ? await json(request) : undefined
    const appended = z.safeParse(appendBody, body)
    if (!appended.success || searchParams.get('valueInputOption') !== 'RAW') return { status: 400 }
    rows.push(...appended.data.values)
    return {
      status: 200,
      body: { spreadsheetId, updates: { spreadsheetId, updatedRows: appended.data.values.length } },
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push(`${request.method} ${request.url}`)
    const forToken = request.url === '/token'
    const { mode, delayMs = 0, retryAfter = '7' } = modes[forToken ? 'tokens' : 'spreadsheet']
    if (mode === 'stall') return
    if (isUnruly(mode)) return answerUnruly(mode, response)
    if (typeof mode === 'number') {
      response.writeHead(mode, mode === 429 ? { 'Retry-After': retryAfter } : {})
      response.end(JSON.stringify({ error: { code: mode, status: 'STAND_IN' } }))
      return
    }
    if (mode === 'nonsense') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
      return
    }
    const { status, body = { error: { code: status } } } = await (forToken ? giveToken : useSheet)(request)
    if (mode === 'die-after-accepting') {
      request.socket.destroy()
      return
    }
    if (mode === 'late') await new Promise((resolve) => setTimeout(resolve, delayMs))
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(body))
  }

  const { server, url, up, down } = await startLoopbackServer(answer)
  server.on('connection', (socket) => {
    if (modes.spreadsheet.mode === 'refuse') socket.destroy()
  })
  return {
    url,
    tokenUrl: `${url}/token`,
    spreadsheetId,
    serviceAccountJson: account.json,
    rows,
    requests,
    behave(mode, { of = 'spreadsheet', ...behaviour } = {}) {
      modes[of] = { mode, ...behaviour }
      // A connection kept open from before would otherwise still be served.
      if (mode === 'refuse') server.closeAllConnections()
    },
    down,
    up,
    stop: down,
  }
}

interface Answer {
  status: number
  body?: unknown
}
