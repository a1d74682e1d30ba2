import type { IncomingHttpHeaders } from 'node:http'
import type { MethodOptions, sheets_v4 } from '@googleapis/sheets'
import * as z from 'zod/mini'
import { fetchGoogleToken } from './google-token.ts'
import { ServiceError } from './service-error.ts'
import { plainCell } from './sheet-cell.ts'
import { connectionFailure, refusal } from './sheets-failure.ts'

interface SheetsOptions {
  spreadsheetId: string
  /** The service account's key file, the JSON itself. */
  serviceAccountJson: string
  /** The root before `/v4/…`. */
  apiUrl?: string
  tokenUrl?: string
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

const appendAnswer = z.object({ updates: z.optional(z.object({ updatedRows: z.optional(z.number()) })) })
const valuesAnswer = z.object({ values: z.optional(z.array(z.array(z.unknown()))) })

type Values = sheets_v4.Resource$Spreadsheets$Values
interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  data?: unknown
}

export function createSheets(options: SheetsOptions): Sheets {
  const { spreadsheetId, apiUrl = 'https://sheets.googleapis.com', timeoutMs = 15_000 } = options

  // Loaded at the first use: the library costs a tenth of a second and 27 MB.
  async function connect() {
    const google = await import('@googleapis/sheets')
    const auth = new google.auth.OAuth2({ eagerRefreshThresholdMillis: 60_000 })
    auth.refreshHandler = () =>
      fetchGoogleToken({
        ...options,
        scope: 'https://www.googleapis.com/auth/spreadsheets',
        timeoutMs: timeoutMs / 2,
      })
    return { auth, values: google.sheets({ version: 'v4', auth }).spreadsheets.values }
  }
  let connecting: ReturnType<typeof connect> | undefined

  /** What the API answered, parsed by `answer`. `writes`: an unconfirmed call may have had its effect. */
  async function call<Answer extends z.ZodMiniType>(
    answer: Answer,
    writes: boolean,
    request: (values: Values, options: MethodOptions) => Promise<HttpResponse>,
  ): Promise<z.output<Answer>> {
    const { auth, values } = await (connecting ??= connect())
    const signal = AbortSignal.timeout(timeoutMs)
    // Before the request, so that a failure here is never taken for a lost append.
    await auth.getAccessToken()
    const { status, headers, data } = await request(values, {
      rootUrl: apiUrl.replace(/\/*$/, '/'),
      fetchImplementation: fetch,
      signal,
      retry: false,
      validateStatus: () => true,
    }).catch((error: unknown) => {
      throw connectionFailure(error, writes)
    })
    // The next attempt starts with a token of its own.
    if (status === 401) auth.setCredentials({})
    if (status !== 200) throw refusal(status, headers['retry-after'], writes)
    const parsed = z.safeParse(answer, data)
    if (parsed.success) return parsed.data
    throw new ServiceError('Google Sheets gave an answer that makes no sense. Check GOOGLE_SHEETS_API_URL.', {
      uncertain: writes,
    })
  }

  return {
    async appendRow(row) {
      await call(appendAnswer, true, (values, requestOptions) =>
        values.append(
          {
            spreadsheetId,
            range: 'A1',
            valueInputOption: 'RAW',
            insertDataOption: 'INSERT_ROWS',
            requestBody: { values: [row.map(plainCell)] },
          },
          requestOptions,
        ),
      )
    },
    async hasRow(id) {
      const { values = [] } = await call(valuesAnswer, false, (resource, requestOptions) =>
        resource.get({ spreadsheetId, range: 'A:A' }, requestOptions),
      )
      return values.some(([first]) => first === id)
    },
  }
}
