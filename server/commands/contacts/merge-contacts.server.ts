import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { InputOf } from '#contracts/contract'
import { type MergedField, mergedFields, type mergeContacts } from '#contracts/merge-contacts'
import type { Touch } from '#contracts/visit'
import type { LogSubject } from '#domain/log-subject'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import type { Change } from '#server/queries/log/log.server'
import { moveDeliveriesWithEntries } from '#server/commands/deliveries/move-deliveries-with-entries.server'
import { changeContact, contactRow, type ContactRow } from './change-contact.server.ts'

/** The tables whose rows move to the surviving contact. Deliveries about a submission follow it. */
const belongings: readonly { kind: LogSubject; table: PgTable & Record<'id' | 'contact_id', PgColumn> }[] = [
  { kind: 'submission', table: activities },
  { kind: 'note', table: notes },
  { kind: 'reply', table: replies },
  { kind: 'message', table: mailboxMessages },
]

interface Merge {
  keep: ContactRow
  merge: ContactRow
  fields: InputOf<typeof mergeContacts>['fields']
}

/**
 * Merges two contacts. The caller has locked them and all contacts merged into them. Returns every changed row for the
 * log, so that each can be restored.
 */
export async function mergeTwo(tx: Transaction, { keep, merge, fields }: Merge): Promise<Change[]> {
  const moved: Change[] = []
  for (const { kind, table } of belongings) {
    const rows = await tx
      .update(table)
      .set({ contact_id: keep.id })
      .where(eq(table.contact_id, merge.id))
      .returning({ id: sql<string>`${table.id}` })
    moved.push(
      ...rows.map(({ id }) => ({
        on: { kind, id },
        before: { contact_id: merge.id },
        after: { contact_id: keep.id },
      })),
    )
  }
  await moveDeliveriesWithEntries(
    tx,
    moved.filter(({ on }) => on.kind === 'submission' || on.kind === 'message').map(({ on }) => on.id),
  )
  // Contacts merged into `merge` earlier now point to `keep`, so that merges are never chained.
  const earlier = await tx
    .select({ row: contactRow })
    .from(contacts)
    .where(eq(contacts.merged_into, merge.id))
  const followed: Change[] = []
  for (const { row } of earlier) followed.push(await changeContact(tx, row, { merged_into: keep.id }))

  const survivor = await changeContact(tx, keep, {
    ...fieldsFromMerged({ keep, merge, fields }),
    ...mergedTimes(merge),
    ...(await latestTouchesAndScore(tx, { keep, merge })),
  })
  const mergedChange = await changeContact(tx, merge, {
    merged_into: keep.id,
    waiting_since: null,
    next_step: null,
    next_step_on: null,
  })
  return [mergedChange, survivor, ...followed, ...moved]
}

/** Returns the fields whose value comes from the merged contact: as chosen, or where the kept contact has none. */
function fieldsFromMerged({ keep, merge, fields }: Merge) {
  const sideOf = (field: MergedField) => fields[field] ?? (keep[field] === null ? 'merge' : 'keep')
  return Object.fromEntries(
    mergedFields.flatMap((field) => (sideOf(field) === 'merge' ? [[field, merge[field]]] : [])),
  )
}

/** Reads a column of the merged contact in SQL, because a JavaScript Date loses the microseconds. */
const mergedColumn = (merge: ContactRow, column: PgColumn) =>
  sql`(select ${sql.identifier(column.name)} from ${contacts} as other where other.id = ${merge.id})`

const earlierOf = (merge: ContactRow, column: PgColumn) =>
  sql`least(${column}, ${mergedColumn(merge, column)})`

/** Returns the earlier of both times, but the later last activity. The first reply’s columns stay together. */
function mergedTimes(merge: ContactRow) {
  const isTheirs = sql`${mergedColumn(merge, contacts.first_reply_at)} < coalesce(${contacts.first_reply_at}, 'infinity')`
  const firstReply = (column: PgColumn) =>
    sql`case when ${isTheirs} then ${mergedColumn(merge, column)} else ${column} end`
  return {
    created_at: earlierOf(merge, contacts.created_at),
    waiting_since: earlierOf(merge, contacts.waiting_since),
    first_asked_at: earlierOf(merge, contacts.first_asked_at),
    first_reply_at: earlierOf(merge, contacts.first_reply_at),
    first_reply_by: firstReply(contacts.first_reply_by),
    first_reply_how: firstReply(contacts.first_reply_how),
    last_activity_at: sql`greatest(${contacts.last_activity_at}, ${mergedColumn(merge, contacts.last_activity_at)})`,
  }
}

/** Returns the columns of the first visit, last visit and last scorecard that come from the merged contact. */
async function latestTouchesAndScore(tx: Transaction, { keep, merge }: Omit<Merge, 'fields'>) {
  const [keptFirst, mergedFirst] = [keep.first_touch, merge.first_touch].map(touchedAt)
  const [keptLast, mergedLast] = [keep.last_touch, merge.last_touch].map(touchedAt)
  const { email, created_at } = scorecardSubmissions
  const [lastScore] = await tx
    .select({ email })
    .from(scorecardSubmissions)
    .where(inArray(email, [keep.email, merge.email]))
    .orderBy(desc(created_at))
    .limit(1)
  const columns = [
    ...(mergedFirst && !(keptFirst && keptFirst <= mergedFirst) ? [contacts.first_touch] : []),
    ...(mergedLast && !(keptLast && keptLast >= mergedLast) ? [contacts.last_touch] : []),
    ...(lastScore?.email === merge.email ? [contacts.score, contacts.yearly_cost, contacts.team_size] : []),
  ]
  return Object.fromEntries(columns.map((column) => [column.name, mergedColumn(merge, column)]))
}

const touchedAt = (touch: unknown) => (touch as Touch | null)?.at
