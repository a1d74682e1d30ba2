import { type SQL, sql } from 'drizzle-orm'
import type { ContactDelivery, ContactEntry, TimelinePart } from '#contracts/get-contact'
import type { Db } from '#server/db/connect'
import { afterCursor, cursorOf, type Order } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { changedIds, log } from '#server/db/schema/log'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { users } from '#server/db/schema/users'
import { deliveriesUnder } from './contact-deliveries.server.ts'

export const entriesAtOnce = 50

/** A contact with those that were merged into it. */
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
  /** To the microsecond, as the database writes it. */
  at: string
  data: Record<string, unknown>
}

/**
 * A page of everything there is of somebody, the newest first: each source is read by its index as far as the page goes.
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
  const told = await deliveriesUnder(db, page.flatMap(keysOf))
  return {
    data: page.map((row) => entryOf(row, told)),
    nextCursor: last ? cursorOf(JSON.stringify([last.at, last.id])) : null,
  }
}

/** How many there are of each part. */
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
  /** What a person may ask for alone; changes of status are shown among all only. */
  part: TimelinePart
  type: SQL
  id: SQL
  at: SQL
  data: SQL
  from: SQL
}

function sourcesOf({ id, ids, emails }: WholeContact): Record<string, Source> {
  const anyOfThem = sql`array[${sql.join(
    ids.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[]`
  const author = (column: SQL) => sql`(select ${users.email} from ${users} where ${users.id} = ${column})`
  return {
    activities: {
      part: 'forms',
      type: sql`'form'`,
      id: sql`${activities.id}`,
      at: sql`${activities.created_at}`,
      data: sql`jsonb_build_object('kind', ${activities.kind}, 'subjectId', ${activities.subject_id}, 'source', ${activities.source}, 'content', ${activities.content}, 'touch', ${activities.last_touch})`,
      from: sql`from ${activities} where ${activities.contact_id} = ${id}`,
    },
    mails: {
      part: 'mail',
      type: sql`'mail'`,
      id: sql`${deliveries.id}`,
      at: sql`${deliveries.created_at}`,
      data: sql`jsonb_build_object('key', ${deliveries.dedupe_key})`,
      // Replies are entries of their own, and mails of accounts are nobody's business here.
      from: sql`from ${deliveries} where ${deliveries.recipient} in ${emails} and ${deliveries.mail} = 'visitor'`,
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

const ownersAndServices = (kind: unknown, subjectId: unknown) => [
  `owner-notice:${String(kind)}:${String(subjectId)}`,
  `webhook:${String(kind)}:${String(subjectId)}`,
  `score-row:${String(subjectId)}`,
  `zoom-registrant:${String(subjectId)}`,
]

/** Under which keys the ledger has what an entry was told to others by. */
function keysOf({ type, id, data }: Found): string[] {
  if (type === 'form') return ownersAndServices(data['kind'], data['subjectId'])
  if (type === 'mail') return [String(data['key'])]
  return type === 'reply' ? [`reply-mail:${id}`] : []
}

function entryOf(found: Found, told: ReadonlyMap<string, ContactDelivery>): ContactEntry {
  const { type, id, data } = found
  const theirs = keysOf(found).flatMap((key) => told.get(key) ?? [])
  const own = {
    form: { deliveries: theirs },
    reply: { delivery: theirs[0] ?? null },
    mail: { delivery: theirs[0] },
  }
  const more = type in own ? own[type as keyof typeof own] : {}
  return { type, id, at: new Date(found.at).toISOString(), ...data, ...more } as ContactEntry
}
