import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { importSPKI, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { createServiceAccount } from '#test/stand-ins/service-account'
import { startLoopbackServer } from '#test/stand-ins/loopback-server'
import { answerUnruly, isUnruly, type UnrulyMode } from '#test/stand-ins/unruly-answer'

export type SheetsMode =
  | 'ok'
  /** Connections are closed at once, those to the token endpoint too: it is the same server. */
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
  /** Stores the row and drops the connection before the response. */
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
  /** The connection options; `sheetsSettings` returns them as settings. */
  readonly url: string
  readonly tokenUrl: string
  readonly spreadsheetId: string
  readonly serviceAccountJson: string
  /** The first sheet, top row first. */
  readonly rows: Cell[][]
  /** Every request it got: `POST /token`, `POST /v4/spreadsheets/…/values/A1:append?…`, … */
  readonly requests: string[]
  behave(mode: SheetsMode, behaviour?: Behaviour): void
  /** Moves each appended row to the top, as if somebody sorted the sheet. */
  moveAfterAppend(): void
  /** Stops listening and drops every connection; `up` comes back on the same port. */
  down(): Promise<void>
  up(): Promise<void>
  stop(): Promise<void>
}

/** The settings that connect a site to it. */
export const sheetsSettings = (sheets: SheetsStandIn) => ({
  GOOGLE_SHEETS_ID: sheets.spreadsheetId,
  GOOGLE_SERVICE_ACCOUNT_JSON: sheets.serviceAccountJson,
  GOOGLE_SHEETS_API_URL: sheets.url,
  GOOGLE_TOKEN_URL: sheets.tokenUrl,
})

const appendBody = z.object({
  values: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
})

const deleteBody = z.object({
  requests: z.tuple([
    z.object({
      deleteDimension: z.object({
        range: z.object({
          sheetId: z.literal(7),
          dimension: z.literal('ROWS'),
          startIndex: z.int(),
          endIndex: z.int(),
        }),
      }),
    }),
  ]),
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
  let isMoved = false
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
    const described = await describeOrDelete(request, path)
    if (described) return described
    if (!path.startsWith(values)) return { status: 404 }
    const [, from, to = from] = /^(?:Sheet1!)?A(\d+)(?::T(\d+))?$/.exec(path.slice(values.length)) ?? []
    if (request.method === 'GET' && from !== undefined) {
      const found = rows.slice(Number(from) - 1, Number(to))
      return { status: 200, body: { majorDimension: 'ROWS', ...(found.length > 0 && { values: found }) } }
    }
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
    if (isMoved) rows.unshift(...rows.splice(-1))
    const updatedRange = `Sheet1!A${rows.length}:T${rows.length}`
    return {
      status: 200,
      body: {
        spreadsheetId,
        updates: { spreadsheetId, updatedRows: appended.data.values.length, updatedRange },
      },
    }
  }

  /** Handles the requests of a connection test to the spreadsheet itself. */
  async function describeOrDelete(request: IncomingMessage, path: string): Promise<Answer | undefined> {
    const spreadsheet = `/v4/spreadsheets/${spreadsheetId}`
    if (request.method === 'GET' && path === spreadsheet) {
      const sheets = [{ properties: { sheetId: 7, title: 'Sheet1' } }]
      return { status: 200, body: { properties: { title: 'Leads 2026' }, sheets } }
    }
    if (request.method !== 'POST' || path !== `${spreadsheet}:batchUpdate`) return undefined
    const asked = z.safeParse(deleteBody, await json(request))
    if (!asked.success) return { status: 400 }
    const [{ deleteDimension }] = asked.data.requests
    rows.splice(
      deleteDimension.range.startIndex,
      deleteDimension.range.endIndex - deleteDimension.range.startIndex,
    )
    return { status: 200, body: { spreadsheetId, replies: [{}] } }
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
    moveAfterAppend: () => void (isMoved = true),
    down,
    up,
    stop: down,
  }
}

interface Answer {
  status: number
  body?: unknown
}
