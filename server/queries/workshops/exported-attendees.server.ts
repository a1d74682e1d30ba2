import type { RequestedExport } from '#contracts/create-export'
import type { Db } from '#server/db/connect'
import { type CsvColumn, exportedCsv } from '#server/queries/lists/exported-csv'
import { allRegistrations, type RegistrationRow, zoomStateOf } from './listed-registrations.server.ts'
import { allAttendees } from './session-attendees.server.ts'
import { sessionsPage } from './workshop-sessions.server.ts'

/** Small enough that writing a page delays no other request. */
const atOnce = 500
const sessionsAtOnce = 50

type AttendeeRow =
  ReturnType<typeof allAttendees> extends AsyncGenerator<readonly (infer Row)[]> ? Row : never
type Exported = AttendeeRow & { startsAt: string }

const attendeeColumns: readonly CsvColumn<Exported>[] = [
  { header: 'Session', of: ({ startsAt }) => startsAt },
  { header: 'Place', of: ({ seat }) => (seat === null ? 'Waiting list' : 'Seat') },
  { header: 'Seat', of: ({ seat }) => seat },
  { header: 'Name', of: ({ name }) => name },
  { header: 'Email', of: ({ email }) => email },
  { header: 'Company', of: ({ company }) => company },
  { header: 'Biggest challenge', of: (row) => row.biggest_challenge },
  { header: 'Registered', of: (row) => row.created_at.toISOString() },
  { header: 'Kept the seat', of: (row) => row.kept_at?.toISOString() },
  { header: 'Seats let lapse', of: (row) => row.lost_seats },
]

const registrationColumns: readonly CsvColumn<RegistrationRow>[] = [
  { header: 'Name', of: ({ name }) => name },
  { header: 'Email', of: ({ email }) => email },
  { header: 'Company', of: ({ company }) => company },
  { header: 'Registered', of: (row) => row.created_at.toISOString() },
  { header: 'Zoom', of: (row) => zoomNames[zoomStateOf(row)] },
]
const zoomNames = {
  confirmed: 'Has their link',
  approval: 'Waits for approval',
  not_yet: 'Not registered yet',
}

/** Exports one or all sessions of the free workshop, or the readiness workshop's registrations, as CSV. */
export function exportedAttendees(db: Db, { workshop, startsAt }: RequestedExport): AsyncGenerator<string> {
  return workshop === 'readiness'
    ? exportedCsv(registrationColumns, allRegistrations(db, atOnce))
    : exportedCsv(attendeeColumns, attendeesOf(db, startsAt))
}

async function* attendeesOf(db: Db, startsAt: string | undefined): AsyncGenerator<Exported[]> {
  for await (const start of startsAt === undefined ? allStarts(db) : [startsAt])
    for await (const rows of allAttendees(db, new Date(start), atOnce))
      yield rows.map((row) => ({ ...row, startsAt: start }))
}

async function* allStarts(db: Db): AsyncGenerator<string> {
  let cursor: string | undefined
  do {
    const { data, nextCursor } = await sessionsPage(db, { cursor, limit: sessionsAtOnce })
    for (const { startsAt } of data) yield startsAt
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}
