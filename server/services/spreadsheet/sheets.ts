import { withoutTrailingSlashes } from '#domain/without-trailing-slashes'
import * as z from 'zod/mini'
import { fetchGoogleToken } from './google-token.ts'
import { cachedToken } from '#server/services/cached-token'
import { ServiceError } from '#server/errors/service-error'
import type { HostGuard } from '#server/services/host-guard'
import { cappedChunks, jsonOf, serviceFetch } from '#server/services/service-fetch'
import { plainCell } from '#domain/sheet-cell'
import { noResponseError } from '#server/services/request-failure'
import type { SheetsCall } from './sheets-call.ts'
import { invalidResponse, refusal } from './sheets-failure.ts'
import { type SheetSummary, summarizeSheet, writeTestRow } from './try-sheet.ts'

interface SheetsOptions {
  spreadsheetId: string
  /** The service account's key file, the JSON itself. */
  serviceAccountJson: string
  /** The root before `/v4/…`. */
  apiUrl?: string | undefined
  tokenUrl?: string | undefined
  /** Checks the token address in the key. */
  guard?: HostGuard | undefined
  /** The timeout of one call, including a new token. */
  timeoutMs?: number | undefined
}

/** The first sheet of one spreadsheet; column A holds each row's id. */
interface Sheets {
  /** Appends a row. @throws ServiceError; if it is uncertain, call `hasRow` before appending again. */
  appendRow(row: readonly (string | number | null)[]): Promise<void>
  /** @throws ServiceError */
  hasRow(id: string): Promise<boolean>
  /** Reads its name and the titles of its columns. @throws ServiceError */
  summarize(): Promise<SheetSummary>
  /**
   * Writes a row and removes it. In an empty sheet, the column titles are written first and stay.
   * @returns whether the titles were written
   * @throws ServiceError
   */
  writeTestRow(titles: readonly string[]): Promise<boolean>
  /** Fetches an access token, whether or not there is one already. @throws ServiceError */
  signIn(): Promise<void>
}

const scope = 'https://www.googleapis.com/auth/spreadsheets'
const appendResponse = z.object({
  updates: z.optional(
    z.object({ updatedRows: z.optional(z.number()), updatedRange: z.optional(z.string()) }),
  ),
})
const appendAnswerBytes = 64 * 1024
/** The ids of half a million rows: a spreadsheet has at most ten million cells, and a lead has twenty. */
const columnBytes = 24 * 1024 * 1024

export function createSheets(options: SheetsOptions): Sheets {
  const { spreadsheetId, apiUrl = 'https://sheets.googleapis.com', timeoutMs = 15_000 } = options
  const sheetUrl = `${withoutTrailingSlashes(apiUrl)}/v4/spreadsheets/${encodeURIComponent(spreadsheetId)}`
  const token = cachedToken(() => fetchGoogleToken({ ...options, scope, timeoutMs: timeoutMs / 2 }))

  /**
   * Makes a call and returns what `read` returns for a successful response.
   * @throws ServiceError
   */
  async function call<Result>({ path, fetch: ask, body, read }: SheetsCall<Result>): Promise<Result> {
    const writes = body !== undefined
    const signal = AbortSignal.timeout(timeoutMs)
    // The token is fetched before the request, so that its failure is never taken for a lost append.
    const authorization = `Bearer ${await token.value(signal)}`
    try {
      const answer = await ask(sheetUrl + path, {
        method: writes ? 'POST' : 'GET',
        headers: { authorization, ...(writes && { 'content-type': 'application/json' }) },
        ...(writes && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal,
      })
      if (answer.status === 200) return await read(answer)
      await answer.body?.cancel()
      // The next attempt fetches a new token.
      if (answer.status === 401) token.drop()
      throw refusal(answer.status, answer.headers.get('retry-after'), writes)
    } catch (error) {
      throw error instanceof ServiceError ? error : noResponseError('Google Sheets', error, writes)
    }
  }

  /** @returns where the row is, as `Sheet1!A5:T5` */
  const append = (row: readonly (string | number | null)[]) =>
    call({
      path: '/values/A1:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS',
      fetch: serviceFetch(appendAnswerBytes),
      body: { values: [row.map(plainCell)] },
      async read(answer) {
        const parsed = z.safeParse(appendResponse, await jsonOf(answer))
        if (!parsed.success) throw invalidResponse({ uncertain: true })
        return parsed.data.updates?.updatedRange
      },
    })

  return {
    appendRow: async (row) => void (await append(row)),
    summarize: () => summarizeSheet(call),
    writeTestRow: (titles) => writeTestRow({ call, append, titles }),

    hasRow(id) {
      return call({
        // Compact JSON is a third shorter.
        path: '/values/A:A?prettyPrint=false',
        fetch,
        read: (answer) => holdsString(answer, id),
      })
    },

    async signIn() {
      token.drop()
      await token.value(AbortSignal.timeout(timeoutMs))
    },
  }
}

/**
 * Whether a JSON stream contains a string. It is searched while it arrives, because a column of a million ids must not
 * be in memory.
 */
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
  throw invalidResponse({ uncertain: false })
}
