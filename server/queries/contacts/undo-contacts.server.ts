import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { rowsOf } from '#server/db/rows'
import { activities } from '#server/db/schema/activities'
import { inOrderOfAddress } from '#server/db/schema/address-order'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { AppError } from '#server/errors/app-error'
import { orRefuse } from '#server/errors/or-refuse'
import type { Change } from '#server/queries/log/log.server'
import type { TakeBackCall, TakenBack } from '#server/queries/log/log-entries.server'
import { refusals } from '#server/queries/log/put-back.server'
import {
  columnsById,
  type ContactGroup,
  type ContactGroups,
  noGroups,
  settableColumns,
  someOf,
} from './changed-contacts.ts'

/**
 * Takes back what an act did to many at once. Whoever has changed since stays as they are.
 * @throws AppError conflict when that is all of them
 */
export async function takeBackContacts({ tx, entries }: TakeBackCall): Promise<TakenBack> {
  const changes: Change[] = []
  let keptAll = 0
  for (const { before, after } of entries) {
    const [was, is] = [before ?? noGroups, after ?? noGroups] as [ContactGroups, ContactGroups]
    const { change, kept } = await undoContacts(tx, was, is)
    if (change) changes.push(change)
    keptAll += kept.length
  }
  if (changes.length === 0) throw allChangedSince()
  return { changes, kept: keptAll }
}

export const allChangedSince = () =>
  new AppError('conflict', {
    userMessage: 'All of these have changed since, so this can’t be undone. Nothing was changed.',
  })

/**
 * Takes back what one row of the log says of `contacts`: everybody who is still as the act left them is as before;
 * whom it made is gone, unless something has come of them since.
 */
export async function undoContacts(
  tx: Transaction,
  before: ContactGroups,
  after: ContactGroups,
): Promise<{ change: Change | undefined; kept: string[] }> {
  const was = columnsById(before)
  const made = [...was].flatMap(([id, columns]) => (columns === null ? [id] : []))
  const removed = await removeMade(tx, made)
  const restored = await restore(tx, before, after)
  const done = new Set([...restored, ...(await insertAgain(tx, before, after)), ...removed.keys()])
  const kept = [...was.keys()].filter((id) => !done.has(id))
  if (done.size === 0) return { change: undefined, kept }
  // Whoever is gone is in there whole: undoing this brings them back.
  const groups = someOf(after, done).groups.flatMap(({ ids, columns }): ContactGroup[] => [
    { ids: ids.filter((id) => !removed.has(id)), columns },
    ...ids.flatMap((id) => {
      const row = removed.get(id)
      return row ? [{ ids: [id], columns: row }] : []
    }),
  ])
  const change: Change = {
    on: { kind: 'contacts', id: randomUUID() },
    before: { groups },
    after: { ...someOf(before, done), count: done.size },
  }
  return { change, kept }
}

export const inTable = (table: string, name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`

async function restore(tx: Transaction, before: ContactGroups, after: ContactGroups): Promise<string[]> {
  const is = columnsById(after)
  const rows = [...columnsById(before)].flatMap(([id, columns]) =>
    columns === null || is.get(id) === null ? [] : [{ id, was: columns, is: is.get(id) }],
  )
  const names = settableColumns.filter((name) => rows.some(({ was }) => name in was))
  if (names.length === 0) return []
  // Groups may have changed different columns: what an act has not touched is neither compared nor set.
  const touched = (name: string) => sql`(given -> 'was')::jsonb ? ${name}`
  const set = names.map(
    (name) =>
      sql`${sql.identifier(name)} = case when ${touched(name)} then ${inTable('was', name)} else ${inTable('contacts', name)} end`,
  )
  const isAsLeft = names.map(
    (name) =>
      sql`(not ${touched(name)} or ${inTable('contacts', name)} is not distinct from ${inTable('is', name)})`,
  )
  const update = tx.execute<{ id: string }>(sql`
    update ${contacts} set version = contacts.version + 1, ${sql.join(set, sql`, `)}
    from json_array_elements(${JSON.stringify(rows)}::json) as given
    cross join json_populate_record(null::contacts, given -> 'was') as was
    cross join json_populate_record(null::contacts, given -> 'is') as "is"
    where contacts.id = (given ->> 'id')::uuid and contacts.merged_into is null and ${sql.join(isAsLeft, sql` and `)}
    returning contacts.id`)
  const { rows: restored } = await orRefuse(update, refusals)
  return restored.map(({ id }) => id)
}

/** Puts in again whom an undone import had made and its undoing has removed, unless there is such an address by now. */
async function insertAgain(tx: Transaction, before: ContactGroups, after: ContactGroups): Promise<string[]> {
  const is = columnsById(after)
  const rows = [...columnsById(before)].flatMap(([id, columns]) =>
    columns !== null && is.get(id) === null ? [columns] : [],
  )
  if (rows.length === 0) return []
  const insert = tx
    .insert(contacts)
    .select(rowsOf(contacts, (rows as (typeof contacts.$inferInsert)[]).toSorted(inOrderOfAddress)))
    .onConflictDoNothing()
    .returning({ id: contacts.id })
  const inserted = await orRefuse(insert, refusals)
  const ids = new Set(inserted.map(({ id }) => id))
  const noted = (rows as RemovedRow[]).flatMap(({ id, note }) => (note && ids.has(id) ? note : []))
  if (noted.length > 0) await orRefuse(tx.insert(notes).select(rowsOf(notes, noted)), refusals)
  return [...ids]
}

/** A contact that an undo has removed, whole, and the note that its import had brought. */
type RemovedRow = { id: string; note?: typeof notes.$inferInsert }

/** Removes contacts that somebody made, as long as nothing else has come of them; gives them as they were, by id. */
async function removeMade(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<ContactGroup['columns']>>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{
    id: string
    row: NonNullable<ContactGroup['columns']>
    note: object | null
  }>(sql`
    with removed as (
    delete from ${contacts} where ${contacts.id} = any(${idArray(ids)}) and ${contacts.version} = 0
      and not exists (select 1 from ${activities} where ${activities.contact_id} = ${contacts.id})
      and not exists (select 1 from ${notes} where ${notes.contact_id} = ${contacts.id} and ${notes.id} <> ${contacts.id})
      and not exists (select 1 from ${replies} where ${replies.contact_id} = ${contacts.id})
      and not exists (select 1 from ${contacts} as merged where merged.merged_into = ${contacts.id})
      and not exists (select 1 from ${deliveries} where ${deliveries.recipient} = ${contacts.email})
    returning ${contacts.id}, row_to_json(${contacts}) as row),
    unnoted as (
      delete from ${notes} where ${notes.id} in (select id from removed)
      returning ${notes.id}, row_to_json(${notes}) as row
    )
    select removed.id, removed.row, unnoted.row as note from removed left join unnoted on unnoted.id = removed.id`)
  return new Map(rows.map(({ id, row, note }) => [id, note ? { ...row, note } : row]))
}
