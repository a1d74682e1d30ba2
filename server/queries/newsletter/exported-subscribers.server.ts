import type { RequestedExport } from '#contracts/create-export'
import { firstNameOf } from '#domain/greeting-name'
import type { Db } from '#server/db/connect'
import { pageOf } from '#server/db/page'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { type CsvColumn, exportedCsv } from '#server/queries/lists/exported-csv'
import {
  isSubscriberIn,
  newestSubscribersFirst,
  sourcesOf,
  subscriberFields,
} from './listed-subscribers.server.ts'
import type { Subscriber } from './newsletter.server.ts'

type Exported = Subscriber & { source: string | undefined }

/** Small enough that formatting a page delays no other request. */
const pageSize = 500

const iso = (at: Date | null | undefined) => at?.toISOString()
const leftAt = ({ state, changed_at }: Exported) => (state === 'unsubscribed' ? iso(changed_at) : undefined)

/** Describes the recorded consent of a subscriber. */
function consentOf({ state, confirmed_at }: Exported): string {
  if (state === 'pending') return 'Not confirmed'
  return confirmed_at ? 'Double opt-in, by the button in our mail' : 'Signed up; no confirmation on record'
}

/** Splits a name into first and last name. */
function namesOf({ name }: Exported): [first: string, last: string] {
  const first = firstNameOf(name)
  return name.startsWith(`${first} `) ? [first, name.slice(first.length + 1).trim()] : [name, '']
}

/** Returns the attributes that listmonk imports, as JSON. */
const attributes = (row: Exported) =>
  JSON.stringify({
    source: row.source,
    signed_up_at: iso(row.created_at),
    confirmed_at: iso(row.confirmed_at),
    unsubscribed_at: leftAt(row),
    consent: consentOf(row),
  })

const email = (header: string): CsvColumn<Exported> => ({
  header,
  of: (row) => row.email,
  isVerbatim: true,
})

const columns: Record<'spreadsheet' | 'listmonk' | 'mailchimp', readonly CsvColumn<Exported>[]> = {
  spreadsheet: [
    { header: 'Name', of: ({ name }) => name },
    { header: 'Email', of: (row) => row.email },
    { header: 'State', of: ({ state }) => state },
    { header: 'Signed up', of: ({ created_at }) => iso(created_at) },
    { header: 'Confirmed', of: ({ confirmed_at }) => iso(confirmed_at) },
    { header: 'Unsubscribed', of: leftAt },
    { header: 'Source', of: ({ source }) => source },
    { header: 'Consent', of: consentOf },
  ],
  // listmonk reads only these three columns.
  listmonk: [
    email('email'),
    { header: 'name', of: ({ name }) => name },
    { header: 'attributes', of: attributes },
  ],
  mailchimp: [
    email('Email Address'),
    { header: 'First Name', of: (row) => namesOf(row)[0] },
    { header: 'Last Name', of: (row) => namesOf(row)[1] },
    { header: 'OPTIN_TIME', of: ({ created_at }) => iso(created_at) },
    { header: 'CONFIRM_TIME', of: ({ confirmed_at }) => iso(confirmed_at) },
    { header: 'UNSUB_TIME', of: leftAt },
    { header: 'SOURCE', of: ({ source }) => source },
    { header: 'CONSENT', of: consentOf },
  ],
}

/** Exports the newsletter's list as CSV, for a spreadsheet or for import into a newsletter tool. */
export function exportedSubscribers(db: Db, { format, state }: RequestedExport): AsyncGenerator<string> {
  const to = format === 'listmonk' || format === 'mailchimp' ? format : 'spreadsheet'
  return exportedCsv(columns[to], pagesOf(db, state), { isForSpreadsheet: to === 'spreadsheet' })
}

async function* pagesOf(db: Db, state: RequestedExport['state']): AsyncGenerator<Exported[]> {
  let cursor: string | undefined
  do {
    const { rows, nextCursor } = await pageOf(db, {
      fields: subscriberFields,
      from: newsletterSubscribers,
      where: state && isSubscriberIn(state),
      order: newestSubscribersFirst,
      cursor,
      limit: pageSize,
    })
    const sources = await sourcesOf(db, rows)
    yield rows.map((row) => ({ ...row, source: sources.get(row.id) }))
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}
