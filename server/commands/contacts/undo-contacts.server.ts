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
import { rowAsJson } from '#server/db/stored-row'
import { AppError } from '#server/errors/app-error'
import { orThrow } from '#server/errors/or-throw'
import type { Change } from '#server/queries/log/log.server'
import type { UndoCall, UndoResult } from '#server/queries/log/log-entries.server'
import { refusals } from '#server/commands/log/restore-rows.server'
import {
  columnsById,
  type ContactGroup,
  type ContactGroups,
  noGroups,
  settableColumns,
  limitGroups,
} from '#server/queries/contacts/changed-contacts'

/**
 * Undoes a bulk action. Contacts changed since stay as they are.
 * @throws AppError conflict when all have changed
 */
export async function undoBulkChange({ tx, entries }: UndoCall): Promise<UndoResult> {
  const changes: Change[] = []
  let undidNothing = 0
  for (const { before, after } of entries) {
    const [was, is] = [before ?? noGroups, after ?? noGroups] as [ContactGroups, ContactGroups]
    const { change, kept } = await undoContacts(tx, was, is)
    if (change) changes.push(change)
    undidNothing += kept.length
  }
  if (changes.length === 0) throw allChangedSince()
  return { changes, kept: undidNothing }
}

export const allChangedSince = () =>
  new AppError('conflict', {
    userMessage: 'All of these have changed since, so this can’t be undone. Nothing was changed.',
  })

/**
 * Undoes the `contacts` of one log row: a contact still in the state the action left is restored; one that it created
 * is deleted unless something was added since.
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
  const undoneIds = new Set([...restored, ...(await insertAgain(tx, before, after)), ...removed.keys()])
  const kept = [...was.keys()].filter((id) => !undoneIds.has(id))
  if (undoneIds.size === 0) return { change: undefined, kept }
  // Deleted contacts are logged with all columns, so that undoing this restores them.
  const groups = limitGroups(after, undoneIds).groups.flatMap(({ ids, columns }): ContactGroup[] => [
    { ids: ids.filter((id) => !removed.has(id)), columns },
    ...ids.flatMap((id) => {
      const row = removed.get(id)
      return row ? [{ ids: [id], columns: row }] : []
    }),
  ])
  const change: Change = {
    on: { kind: 'contacts', id: randomUUID() },
    before: { groups },
    after: { ...limitGroups(before, undoneIds), count: undoneIds.size },
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
  // Groups may have changed different columns; untouched columns are neither compared nor set.
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
  const { rows: restored } = await orThrow(update, refusals)
  return restored.map(({ id }) => id)
}

/** Inserts contacts again that the undo of an import had deleted, unless the address exists by now. */
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
  const inserted = await orThrow(insert, refusals)
  const ids = new Set(inserted.map(({ id }) => id))
  const noted = (rows as RemovedRow[]).flatMap(({ id, note }) => (note && ids.has(id) ? note : []))
  if (noted.length > 0) await orThrow(tx.insert(notes).select(rowsOf(notes, noted)), refusals)
  return [...ids]
}

/** A contact that an undo deleted, with all columns and the note of its import. */
type RemovedRow = { id: string; note?: typeof notes.$inferInsert }

/** Deletes contacts that somebody created, unless something was added to them; returns them by id. */
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
      and not exists (select 1 from ${deliveries} where ${deliveries.contact_id} = ${contacts.id} or ${deliveries.recipient} = ${contacts.email})
    returning ${contacts.id}, ${rowAsJson(contacts)} as row),
    unnoted as (
      delete from ${notes} where ${notes.id} in (select id from removed)
      returning ${notes.id}, row_to_json(${notes}) as row
    )
    select removed.id, removed.row, unnoted.row as note from removed left join unnoted on unnoted.id = removed.id`)
  return new Map(rows.map(({ id, row, note }) => [id, note ? { ...row, note } : row]))
}
