import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isDeepStrictEqual } from 'node:util'
import type { LogSubject } from '#domain/log-subject'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import type { log } from '#server/db/schema/log'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { AppError } from '#server/errors/app-error'
import type { Change } from '#server/queries/log/log.server'
import type { ContactRow } from './change-contact.server.ts'

type Entry = Pick<typeof log.$inferSelect, 'subject_kind' | 'subject_id' | 'before' | 'after'>
type Columns = Record<string, unknown>

const belongings: Partial<Record<LogSubject, PgTable & Record<'id' | 'contact_id', PgColumn>>> = {
  submission: activities,
  note: notes,
  reply: replies,
}

/**
 * Takes back a merge with all its entries of the log: every row is as it was before. What has changed since stays as it
 * is: what somebody has written, and what was sent meanwhile, which belongs to the contact that was kept. Returns what
 * it changes, for the log.
 * @throws AppError conflict when what is to be parted was merged once more, or erased
 */
export async function unmerge(tx: Transaction, entries: readonly Entry[]): Promise<Change[]> {
  const ofContacts = entries.filter(({ subject_kind }) => subject_kind === 'contact')
  const rows = await lockContacts(
    tx,
    ofContacts.map(({ subject_id }) => subject_id),
  )
  const changes: Change[] = []
  for (const { subject_id: id, before, after } of ofContacts) {
    const current = rows.get(id)
    const [was, became] = [before as Columns | null, after as Columns | null]
    if (!current || !was || !became)
      throw new AppError('conflict', {
        userMessage: 'One of the two isn’t here anymore, so this can’t be undone.',
      })
    if ('merged_into' in became && current.merged_into !== became['merged_into'])
      throw new AppError('conflict', {
        userMessage: 'They were merged with somebody else since. Undo that first.',
      })
    changes.push(await putBackColumns(tx, current, { was, became }))
  }
  const moved = Map.groupBy(
    entries.filter(({ subject_kind }) => subject_kind in belongings),
    ({ subject_kind, before }) => `${subject_kind} ${JSON.stringify(before)}`,
  )
  for (const together of moved.values()) changes.push(...(await moveBack(tx, together)))
  return changes
}

async function lockContacts(tx: Transaction, ids: readonly string[]) {
  const found = await tx
    .select({ row: rowJson })
    .from(contacts)
    .where(inArray(contacts.id, [...ids]))
    .orderBy(contacts.id)
    .for('update')
  return new Map(found.map(({ row }) => [row.id, row]))
}

const rowJson = sql<ContactRow>`row_to_json(${contacts})`

async function putBackColumns(
  tx: Transaction,
  current: ContactRow,
  { was, became }: { was: Columns; became: Columns },
): Promise<Change> {
  const columns: Columns = current
  const same = Object.keys(became).filter((name) => isDeepStrictEqual(columns[name], became[name]))
  // Whoever has seen the row in between must not take it for what they saw.
  const values: Columns = {
    ...Object.fromEntries(same.map((name) => [name, was[name]])),
    ...(!same.includes('version') && { version: current.version + 1 }),
  }
  const set = sql.join(
    Object.keys(values).map((name) => sql`${sql.identifier(name)} = put.${sql.identifier(name)}`),
    sql`, `,
  )
  await tx.execute(
    sql`update ${contacts} set ${set} from json_populate_record(null::${contacts}, ${JSON.stringify(values)}::json) as put where ${contacts.id} = ${current.id}`,
  )
  return { on: { kind: 'contact', id: current.id }, before: current, after: { ...current, ...values } }
}

/** All of one kind, to the contact they came from; those that have gone elsewhere since stay there. */
async function moveBack(tx: Transaction, entries: readonly Entry[]): Promise<Change[]> {
  const kind = entries[0]?.subject_kind
  const table = kind && belongings[kind]
  if (!table) return []
  const { before, after } = entries[0] as { before: { contact_id: string }; after: { contact_id: string } }
  const ids = entries.map(({ subject_id }) => subject_id)
  const moved = await tx
    .update(table)
    .set({ contact_id: before.contact_id })
    .where(and(inArray(table.id, ids), eq(table.contact_id, after.contact_id)))
    .returning({ id: sql<string>`${table.id}` })
  return moved.map(({ id }) => ({ on: { kind, id }, before: after, after: before }))
}
