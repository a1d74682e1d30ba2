import { randomUUID } from 'node:crypto'
import { and, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ChosenContacts } from '#contracts/chosen-contacts'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { inAddressOrder } from '#server/db/schema/address-order'
import { contacts, isUnmerged } from '#server/db/schema/contacts'
import type { Change } from '#server/queries/log/log.server'
import type { ContactGroup, SettableColumn } from '#server/queries/contacts/changed-contacts'
import { filteredBy } from '#server/queries/contacts/filtered-contacts.server'
import { foundBy } from '#server/queries/contacts/found-contacts.server'
import { typedWordsOf } from '#server/queries/contacts/search-words.server'

interface Stale {
  id: string
  name: string | null
  email: string
  status: string
}

interface ChangedContacts {
  /** The contacts the action was for, changed or not. */
  found: number
  changed: number
  /** One change for the log for any number of contacts; a single contact is logged like an individual change. */
  changes: Change[]
}

/**
 * Sets columns of contacts in one statement; contacts that already have the values stay as they are. Values may be
 * computed from the old ones. Locks the contacts until the transaction ends.
 */
export async function changeContacts(
  tx: Transaction,
  chosen: ChosenContacts,
  set: Partial<Record<SettableColumn, SQL>>,
  today: string,
  /** Whether it is part of a larger action, so that even a single contact is logged as a bulk change. */
  isPart = false,
): Promise<ChangedContacts> {
  const columns = Object.entries(set).map(([name, to]) => ({
    to,
    column: sql.identifier(name),
    was: sql.identifier(`was_${name}`),
    is: sql.identifier(`is_${name}`),
    name: sql.raw(`'${name}'`),
  }))
  const joinColumns = (part: (column: (typeof columns)[number]) => SQL) =>
    sql.join(columns.map(part), sql`, `)
  // One row even if nothing changed, so that `found` is always returned.
  const { rows } = await tx.execute<{
    found: number
    before: object
    after: object
    ids: string[]
    version: number
  }>(sql`
    with chosen as materialized (
      select ${contacts.id}, ${joinColumns(({ column, was, to, is }) => sql`${column} as ${was}, ${to} as ${is}`)}
      from ${contacts} where ${isChosen(chosen, today)} order by ${inAddressOrder} for update
    ),
    changed as (
      update ${contacts} set version = version + 1, ${joinColumns(({ column, is }) => sql`${column} = ${is}`)}
      from chosen
      where ${contacts.id} = chosen.id and (${joinColumns(({ was, is }) => sql`${was} is distinct from ${is}`)}) is distinct from
        (${joinColumns(() => sql`false`)})
      returning ${contacts.id},
        jsonb_build_object(${joinColumns(({ name, was }) => sql`${name}, ${was}`)}) as before, version,
        jsonb_build_object(${joinColumns(({ name, is }) => sql`${name}, ${is}`)}) as after
    )
    select (select count(*)::integer from chosen) as found, before, after, json_agg(id order by id) as ids, max(version) as version
    from (select 1) as one left join changed on true group by before, after order by min(id::text)`)
  const groups = rows.filter(({ before }) => before !== null)
  const changed = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  if (changed > 0) await announceChange(tx, 'contacts')
  return {
    found: rows[0]?.found ?? 0,
    changed,
    changes: changed === 0 ? [] : [changeOf(groups, changed, isPart)],
  }
}

/** Returns the ids of the chosen contacts, in locking order. */
export async function chosenIds(db: Db, chosen: ChosenContacts, today: string): Promise<string[]> {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(isChosen(chosen, today))
    .orderBy(inAddressOrder)
  return rows.map(({ id }) => id)
}

function changeOf(
  groups: readonly { before: object; after: object; ids: string[]; version: number }[],
  count: number,
  isPart: boolean,
): Change {
  const [one] = groups
  if (one && count === 1 && !isPart) {
    const [before, after] = [
      { ...one.before, version: one.version - 1 },
      { ...one.after, version: one.version },
    ]
    return { on: { kind: 'contact', id: one.ids[0] ?? '' }, before, after }
  }
  const all = (which: 'before' | 'after'): ContactGroup[] =>
    groups.map((group) => ({ ids: group.ids, columns: group[which] as ContactGroup['columns'] }))
  return {
    on: { kind: 'contacts', id: randomUUID() },
    before: { groups: all('before') },
    after: { groups: all('after'), count },
  }
}

function isChosen({ ids, filter, except }: ChosenContacts, today: string): SQL | undefined {
  if (ids) return and(isUnmerged, inArray(contacts.id, ids))
  return and(
    filteredBy(filter?.filters, today),
    foundBy(typedWordsOf(filter?.q ?? '')),
    except && except.length > 0 ? notInArray(contacts.id, except) : undefined,
  )
}

/** Returns the contacts whose version has changed since it was read. Locks the contacts of `versions` and `ids`. */
export async function changedSince(
  tx: Transaction,
  versions: Readonly<Record<string, number>>,
  ids: readonly string[] = [],
): Promise<Stale[]> {
  const { id, name, email, status, version } = contacts
  const rows = await tx
    .select({ id, name, email, status, version })
    .from(contacts)
    .where(sql`${id} = any(${idArray([...Object.keys(versions), ...ids])})`)
    .orderBy(inAddressOrder)
    .for('update')
  return rows.filter((row) => row.id in versions && versions[row.id] !== row.version)
}
