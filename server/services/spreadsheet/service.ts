import * as z from 'zod/mini'
import { filled, httpUrl } from '#server/settings/checks'
import { defineService, missingOf, plain, secret, standIn, urlIn } from '#server/services/define-service'
import { createSheets } from './sheets.ts'
import { scoreTitles } from './score-titles.ts'
import type { SheetSummary } from './try-sheet.ts'

const serviceAccount = z
  .string()
  .check(
    z.refine(
      isServiceAccount,
      'must be the whole key file that Google made for the service account, not where it is',
    ),
  )

function isServiceAccount(text: string): boolean {
  try {
    const key: unknown = JSON.parse(text)
    return typeof key === 'object' && key !== null && 'client_email' in key && 'private_key' in key
  } catch {
    return false
  }
}

const connection = ['GOOGLE_SHEETS_ID', 'GOOGLE_SERVICE_ACCOUNT_JSON'] as const

export const spreadsheet = defineService({
  name: 'spreadsheet',
  help: `A row for each lead in a Google spreadsheet. The key is the JSON itself, on one line, not a path; share the
spreadsheet with the key's client_email as an editor. The two addresses are for stand-ins.`,
  settings: {
    GOOGLE_SHEETS_ID: plain(z.optional(filled)),
    GOOGLE_SERVICE_ACCOUNT_JSON: secret(z.optional(serviceAccount), {
      addressIn: (value) => urlIn(tokenUriIn(value)),
    }),
  },
  environment: {
    GOOGLE_SHEETS_API_URL: standIn(z.optional(httpUrl)),
    GOOGLE_TOKEN_URL: standIn(z.optional(httpUrl)),
  },
  connection,
  faultsIn: (given) => missingOf(given, connection, 'the spreadsheet needs its id and a key'),
  options: ({
    GOOGLE_SHEETS_ID: spreadsheetId,
    GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccountJson,
    ...values
  }) =>
    spreadsheetId && serviceAccountJson
      ? {
          spreadsheetId,
          serviceAccountJson,
          apiUrl: values.GOOGLE_SHEETS_API_URL,
          tokenUrl: values.GOOGLE_TOKEN_URL,
        }
      : undefined,
  connect: (options, { guard, timeoutMs }) => createSheets({ ...options, guard, timeoutMs }),
  checks: (client) => ({
    'sign-in': () => client.signIn(),
    read: async () => formatSummary(await client.summarize()),
    write: async () => ((await client.writeTestRow(scoreTitles)) ? wroteTitles : wroteRow),
  }),
})

const wroteRow = 'A row was written and removed.'
const wroteTitles = `The sheet was empty: the titles of the columns were written. ${wroteRow}`
/** The number of cells that are enough to recognize a row. */
const shownCells = 4

function formatSummary({ name, firstRow }: SheetSummary): string {
  const cells = firstRow.slice(0, shownCells).join(', ')
  if (cells === '') return `“${name}”, which is empty.`
  return `“${name}”. Its first row: ${cells}${firstRow.length > shownCells ? ', …' : ''}`
}

/** The token address in the key file. */
function tokenUriIn(key: string): string {
  try {
    const { token_uri: address } = JSON.parse(key) as { token_uri?: unknown }
    return typeof address === 'string' ? address : ''
  } catch {
    return ''
  }
}
