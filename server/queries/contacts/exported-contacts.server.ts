import { stringify } from 'csv-stringify/sync'
import type { RequestedExport } from '#contracts/create-export'
import { withoutDirectionMarks } from '#domain/direction-marks'
import { contactStatusNames } from '#domain/contact-status'
import type { Db } from '#server/db/connect'
import { cameBy } from './came-by.server.ts'
import { contactsPage } from './contacts-page.server.ts'
import type { Contact } from './contacts.server.ts'
import { ownersOf } from './owners-of.server.ts'

/** Few enough to be made between two other calls. */
const atOnce = 500

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
  ['Next step on', ({ next_step_on }) => next_step_on],
  ['Waiting since', ({ waiting_since }) => iso(waiting_since)],
  ['First asked', ({ first_asked_at }) => iso(first_asked_at)],
  ['First reply', ({ first_reply_at }) => iso(first_reply_at)],
  ['Last heard of', ({ last_activity_at }) => iso(last_activity_at)],
  ['Score', ({ score }) => score],
  ['Cost a year in USD', ({ yearly_cost }) => yearly_cost],
  ['Team size', ({ team_size }) => team_size],
  ['First came by', ({ first_touch }) => cameBy(first_touch)],
  ['Came by', ({ last_touch }) => cameBy(last_touch)],
]

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF'

/** The contacts that were asked for as CSV, part by part. A value that a spreadsheet would compute is put in quotes. */
export async function* exportedContacts(
  db: Db,
  requested: RequestedExport,
  today: string,
): AsyncGenerator<string> {
  yield byteOrderMark + lines([columns.map(([header]) => header)])
  let cursor: string | undefined
  do {
    const { rows, nextCursor } = await contactsPage(db, { ...requested, today, cursor, limit: atOnce })
    const owners = await ownersOf(db, rows)
    yield lines(
      rows.map((row) => {
        const owner = owners.get(row.owner_id ?? '')?.email
        return columns.map(([, of]) => shownRight(of({ ...row, owner })))
      }),
    )
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** What was stored before such marks were taken out may turn the row around. */
const shownRight = (value: string | number | null | undefined) =>
  typeof value === 'string' ? withoutDirectionMarks(value) : value

const lines = (records: readonly (readonly unknown[])[]) =>
  stringify(records as unknown[][], { escape_formulas: true })
