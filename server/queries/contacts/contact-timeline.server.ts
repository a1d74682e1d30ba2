import { type SQL, sql } from 'drizzle-orm'
import type { EntrySource } from '#content/office/entry-text'
import type { ContactDelivery, ContactEntry, TimelinePart } from '#contracts/get-contact'
import type { Db } from '#server/db/connect'
import { afterCursor, cursorOf, type Order } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { changedIds, log } from '#server/db/schema/log'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { shownName, users } from '#server/db/schema/users'
import { deliveriesOfEntries, type EntryReference } from './contact-deliveries.server.ts'
import { readFormEntry } from './form-entry.ts'

const entriesAtOnce = 50

/** A contact with those merged into it. */
export interface WholeContact {
  id: string
  ids: readonly string[]
  emails: readonly string[]
}

interface Asked {
  only: TimelinePart
  cursor?: string | undefined
}

interface Found {
  type: ContactEntry['type']
  id: string
  /** The time with microseconds, as the database writes it to JSON. */
  at: string
  data: Record<string, unknown>
}

/**
 * Returns a page of a contact's timeline, newest first. Each source is read by index only as far as the page needs.
 * @throws NotACursor
 */
export async function timelinePage(
  db: Db,
  contact: WholeContact,
  { only, cursor }: Asked,
): Promise<{ data: ContactEntry[]; nextCursor: string | null }> {
  const parts = Object.values(sourcesOf(contact))
    .filter((source) => only === 'all' || source.part === only)
    .map(({ at, id, from, type, data }) => {
      const newestFirst: Order = [
        { by: at, type: 'timestamptz' },
        { by: id, type: 'uuid' },
      ]
      const before = cursor === undefined ? sql`` : sql`and ${afterCursor(newestFirst, cursor)}`
      return sql`(select ${type} as type, ${id} as id, ${at} as at, ${data} as data ${from} ${before} order by ${at} desc, ${id} desc limit ${entriesAtOnce + 1})`
    })
  const { rows } = await db.execute<{ [Key in keyof Found]: Found[Key] }>(
    sql`select type, id, to_json(at) #>> '{}' as at, data from (${sql.join(parts, sql` union all `)}) as entries order by entries.at desc, id desc limit ${entriesAtOnce + 1}`,
  )
  const page = rows.slice(0, entriesAtOnce)
  const last = rows.length > entriesAtOnce ? page.at(-1) : undefined
  const deliveriesOf = await deliveriesOfEntries(db, page.map(referenceOf))
  return {
    data: page.map((row) => entryOf(row, deliveriesOf)),
    nextCursor: last ? cursorOf(JSON.stringify([last.at, last.id])) : null,
  }
}

/** Counts the timeline entries of each part. */
export async function timelineCounts(db: Db, contact: WholeContact): Promise<Record<TimelinePart, number>> {
  const counts = Object.values(sourcesOf(contact)).map(
    ({ part, from }) => sql`(select ${part}::text as part, count(*)::int as n ${from})`,
  )
  const { rows } = await db.execute<{ part: TimelinePart; n: number }>(
    sql`select part, sum(n)::int as n from (${sql.join(counts, sql` union all `)}) as counted group by part`,
  )
  const of = (part: TimelinePart) => rows.find((row) => row.part === part)?.n ?? 0
  return {
    all: rows.reduce((sum, { n }) => sum + n, 0),
    forms: of('forms'),
    mail: of('mail'),
    notes: of('notes'),
  }
}

interface Source {
  /** The part that selects the entries. Status changes are shown only among all entries. */
  part: TimelinePart
  type: SQL
  id: SQL
  at: SQL
  data: SQL
  from: SQL
}

function sourcesOf({ id, ids }: WholeContact): Record<string, Source> {
  const anyOfThem = sql`array[${sql.join(
    ids.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[]`
  const author = (column: SQL) => sql`(select ${shownName} from ${users} where ${users.id} = ${column})`
  return {
    activities: {
      part: 'forms',
      type: sql`'form'`,
      id: sql`${activities.id}`,
      at: sql`${activities.created_at}`,
      data: sql`jsonb_build_object('kind', ${activities.kind}, 'subjectId', ${activities.subject_id}, 'source', ${activities.source}, 'content', ${activities.content}, 'answers_by', ${activities.answers_by}, 'touch', ${activities.last_touch})`,
      from: sql`from ${activities} where ${activities.contact_id} = ${id}`,
    },
    mails: {
      part: 'mail',
      type: sql`'mail'`,
      id: sql`${deliveries.id}`,
      at: sql`${deliveries.created_at}`,
      data: sql`'{}'::jsonb`,
      // Replies are separate entries, and account mails are not shown.
      from: sql`from ${deliveries} where ${deliveries.contact_id} in ${ids} and ${deliveries.mail} = 'visitor'`,
    },
    notes: {
      part: 'notes',
      type: sql`${notes.kind}`,
      id: sql`${notes.id}`,
      at: sql`${notes.created_at}`,
      data: sql`jsonb_build_object('text', ${notes.text}, 'author', ${author(sql`${notes.author_id}`)})`,
      from: sql`from ${notes} where ${notes.contact_id} = ${id}`,
    },
    replies: {
      part: 'mail',
      type: sql`'reply'`,
      id: sql`${replies.id}`,
      at: sql`${replies.created_at}`,
      data: sql`jsonb_build_object('subject', ${replies.subject}, 'text', ${replies.text}, 'author', ${author(sql`${replies.author_id}`)})`,
      from: sql`from ${replies} where ${replies.contact_id} = ${id}`,
    },
    messages: {
      part: 'mail',
      type: sql`'message'`,
      id: sql`${mailboxMessages.id}`,
      at: sql`${mailboxMessages.created_at}`,
      data: sql`jsonb_build_object('direction', ${mailboxMessages.direction}, 'address', ${mailboxMessages.address}, 'subject', ${mailboxMessages.subject}, 'parts', ${mailboxMessages.parts}, 'attachments', ${mailboxMessages.attachments}, 'isAutomatic', ${mailboxMessages.is_automatic}, 'isForged', ${mailboxMessages.is_forged}, 'isCut', ${mailboxMessages.is_cut}, 'author', ${author(sql`${mailboxMessages.author_id}`)})`,
      from: sql`from ${mailboxMessages} where ${mailboxMessages.contact_id} = ${id}`,
    },
    changes: {
      part: 'all',
      type: sql`'change'`,
      id: sql`${log.id}`,
      at: sql`${log.created_at}`,
      data: sql`jsonb_build_object('action', ${log.action}, 'became', ${log.after}::jsonb - 'version', 'author', ${author(sql`${log.user_id}`)})`,
      from: sql`from ${log} where ${log.subject_kind} = 'contact' and ${log.subject_id} in ${ids} and ${log.after}::jsonb ?| array['status', 'merged_into']`,
    },
    changesOfMany: {
      part: 'all',
      type: sql`'change'`,
      id: sql`${log.id}`,
      at: sql`${log.created_at}`,
      data: sql`jsonb_build_object('action', ${log.action}, 'became', columns, 'author', ${author(sql`${log.user_id}`)})`,
      from: sql`from ${log} cross join lateral (
        select alike -> 'columns' as columns from jsonb_array_elements(${log.after}::jsonb -> 'groups') as alike
        where alike -> 'ids' ?| ${anyOfThem} limit 1
      ) as theirs where ${log.subject_kind} = 'contacts' and ${changedIds} ?| ${anyOfThem} and columns ? 'status'`,
    },
  }
}

/** Returns the reference by which an entry's deliveries are found. */
function referenceOf({ type, id, data }: Found): EntryReference {
  if (type === 'form')
    return { entryId: id, kind: String(data['kind']), subjectId: String(data['subjectId']) }
  return {
    entryId: id,
    ...(type === 'mail' && { deliveryId: id }),
    ...(type === 'reply' && { kind: 'reply', subjectId: id }),
  }
}

function entryOf(
  { type, id, at, data }: Found,
  deliveriesOf: ReadonlyMap<string, readonly ContactDelivery[]>,
): ContactEntry {
  const its = deliveriesOf.get(id) ?? []
  const own = {
    form: { deliveries: its },
    reply: { delivery: its[0] ?? null },
    mail: { delivery: its[0] },
  }
  const more = type in own ? own[type as keyof typeof own] : {}
  const content = type === 'form' ? readFormEntry(data as unknown as EntrySource) : data
  return { type, id, at: new Date(at).toISOString(), ...content, ...more } as ContactEntry
}
