import { withoutTrailingSlashes } from '#domain/without-trailing-slashes'
import * as z from 'zod/mini'
import { fetchGoogleToken } from './google-token.ts'
import { keptToken } from './kept-token.ts'
import { ServiceError } from '#server/errors/service-error'
import type { HostGuard } from './host-guard.ts'
import { cappedChunks, jsonOf, serviceFetch } from './service-fetch.ts'
import { plainCell } from './sheet-cell.ts'
import { noAnswer } from './call-failure.ts'
import { refusal } from './sheets-failure.ts'

interface SheetsOptions {
  spreadsheetId: string
  /** The service account's key file, the JSON itself. */
  serviceAccountJson: string
  /** The root before `/v4/…`. */
  apiUrl?: string
  tokenUrl?: string
  /** Judges the address that the key names for its tokens. */
  guard?: HostGuard | undefined
  /** For one call with everything it needs, a new token included. */
  timeoutMs?: number
}

/** The first sheet of one spreadsheet; column A holds each row's id. */
export interface Sheets {
  /** @throws ServiceError; when it is uncertain, ask `hasRow` before appending again. */
  appendRow(row: readonly (string | number | null)[]): Promise<void>
  /** @throws ServiceError */
  hasRow(id: string): Promise<boolean>
}

const scope = 'https://www.googleapis.com/auth/spreadsheets'
const appendAnswer = z.object({ updates: z.optional(z.object({ updatedRows: z.optional(z.number()) })) })
const appendAnswerBytes = 64 * 1024
/** Ids of half a million rows: a spreadsheet has ten million cells at most, and a lead has twenty. */
const columnBytes = 24 * 1024 * 1024

export function createSheets(options: SheetsOptions): Sheets {
  const { spreadsheetId, apiUrl = 'https://sheets.googleapis.com', timeoutMs = 15_000 } = options
  const valuesUrl = `${withoutTrailingSlashes(apiUrl)}/v4/spreadsheets/${encodeURIComponent(spreadsheetId)}/values`
  const token = keptToken(() => fetchGoogleToken({ ...options, scope, timeoutMs: timeoutMs / 2 }))

  interface Call<Result> {
    path: string
    fetch: (url: string, init: RequestInit) => Promise<Response>
    body?: object
    read(answer: Response): Promise<Result>
  }

  /** What `read` made of a successful answer. @throws ServiceError */
  async function call<Result>({ path, fetch: ask, body, read }: Call<Result>): Promise<Result> {
    const writes = body !== undefined
    const signal = AbortSignal.timeout(timeoutMs)
    // Before the request, so that a failure here is never taken for a lost append.
    const authorization = `Bearer ${await token.value(signal)}`
    try {
      const answer = await ask(valuesUrl + path, {
        method: writes ? 'POST' : 'GET',
        headers: { authorization, ...(writes && { 'content-type': 'application/json' }) },
        ...(writes && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal,
      })
      if (answer.status === 200) return await read(answer)
      await answer.body?.cancel()
      // The next attempt starts with a token of its own.
      if (answer.status === 401) token.drop()
      throw refusal(answer.status, answer.headers.get('retry-after'), writes)
    } catch (error) {
      throw error instanceof ServiceError ? error : noAnswer('Google Sheets', error, writes)
    }
  }

  return {
    appendRow(row) {
      return call({
        path: '/A1:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS',
        fetch: serviceFetch(appendAnswerBytes),
        body: { values: [row.map(plainCell)] },
        async read(answer) {
          if (!z.safeParse(appendAnswer, await jsonOf(answer)).success) throw nonsense({ uncertain: true })
        },
      })
    },

    hasRow(id) {
      return call({
        // A third shorter without the spaces that make it readable.
        path: '/A:A?prettyPrint=false',
        fetch,
        read: (answer) => holdsString(answer, id),
      })
    },
  }
}

/** Whether a JSON object holds a string. Looked for as it comes: a column of a million ids is never kept. */
async function holdsString(answer: Response, text: string): Promise<boolean> {
  const wanted = JSON.stringify(text)
  const decoder = new TextDecoder()
  let isObject = false
  let last = ''
  for await (const chunk of cappedChunks(answer, columnBytes)) {
    const seen = last + decoder.decode(chunk, { stream: true })
    isObject ||= seen.trimStart().startsWith('{')
    if (!isObject && seen.trim() !== '') break
    if (seen.includes(wanted)) return true
    last = seen.slice(-wanted.length)
  }
  if (isObject && last.trimEnd().endsWith('}')) return false
  throw nonsense({ uncertain: false })
}

const nonsense = (options: { uncertain: boolean }) =>
  new ServiceError('Google Sheets gave an answer that makes no sense. Check GOOGLE_SHEETS_API_URL.', options)
