import { stringify } from 'csv-stringify/sync'
import type { Count } from '#contracts/count'
import type { ExportedExtra, RequestedExport } from '#contracts/create-export'
import { contactStatusNames } from '#domain/contact-status'
import type { Db } from '#server/db/connect'
import { unlikeFormula } from '#domain/sheet-cell'
import { inParts } from '#server/db/in-parts'
import { byteOrderMark, shownRight } from '#server/queries/lists/exported-csv'
import { attributionOf } from './attribution.server.ts'
import { contactsPage } from './contacts-page.server.ts'
import type { Contact } from './contacts.server.ts'
import { exportedExtras } from './exported-extras.server.ts'
import { ownersOf } from './owners-of.server.ts'

/** Small enough that writing a page delays no other request. */
const atOnce = 500
/** Smaller with notes or answers, because each contact has about five submissions to look up and write. */
const withExtrasAtOnce = 100

type Exported = Contact & { owner: string | undefined }

const iso = (at: Date | null) => at?.toISOString()

const columns: readonly (readonly [
  header: string,
  of: (row: Exported) => string | number | null | undefined,
])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Company', ({ company }) => company],
  ['Phone', ({ phone }) => phone],
  ['LinkedIn', ({ linkedin }) => linkedin],
  ['Status', ({ status }) => contactStatusNames[status]],
  ['Owner', ({ owner }) => owner],
  ['Next step', ({ next_step }) => next_step],
  ['Next step due', ({ next_step_on }) => next_step_on],
  ['Waiting since', ({ waiting_since }) => iso(waiting_since)],
  ['First asked', ({ first_asked_at }) => iso(first_asked_at)],
  ['First reply', ({ first_reply_at }) => iso(first_reply_at)],
  ['Last active', ({ last_activity_at }) => iso(last_activity_at)],
  ['Score', ({ score }) => score],
  ['Annual cost in USD', ({ yearly_cost }) => yearly_cost],
  ['Team size', ({ team_size }) => team_size],
  ['First source', ({ first_touch, origin }) => attributionOf(first_touch, origin)],
  ['Last source', ({ last_touch, origin }) => attributionOf(last_touch, origin)],
]

const extraHeaders: Record<ExportedExtra, string> = {
  notes: 'Notes',
  answers: 'Answers',
  consents: 'Consents',
}

/**
 * Exports the requested contacts as CSV, part by part. For a spreadsheet, values that would be formulas get an
 * apostrophe. For a program, values are unchanged.
 */
export async function* exportedContacts(
  db: Db,
  requested: RequestedExport,
  today: string,
): AsyncGenerator<string> {
  const including = requested.including ?? []
  const isForProgram = requested.format === 'program'
  const lines = (records: readonly (readonly unknown[])[]) =>
    stringify(records as unknown[][], isForProgram ? {} : { cast: { string: unlikeFormula } })
  const headers = [...columns.map(([header]) => header), ...including.map((extra) => extraHeaders[extra])]
  yield (isForProgram ? '' : byteOrderMark) + lines([headers])
  let { q } = requested
  let count: Count | undefined
  let cursor: string | undefined
  do {
    const page = await contactsPage(db, { ...requested, q, count, today, cursor, limit: atOnce })
    const { rows, nextCursor } = page
    // Computed once instead of for each of hundreds of pages.
    q = page.didYouMean ?? q
    count = page.count
    const owners = await ownersOf(db, rows)
    const partSize = including.length > 0 ? withExtrasAtOnce : atOnce
    for (const part of inParts(rows, partSize)) {
      const ids = part.map(({ id }) => id)
      const extras = await Promise.all(including.map((extra) => exportedExtras(db, ids, extra)))
      yield lines(
        part.map((row) => {
          const owner = owners.get(row.owner_id ?? '')?.email
          return [
            ...columns.map(([, of]) => shownRight(of({ ...row, owner }))),
            ...extras.map((texts) => texts.get(row.id)),
          ]
        }),
      )
    }
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}
