import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { inAddressOrder } from '#server/db/schema/address-order'
import { contacts } from '#server/db/schema/contacts'
import { rowAsJson } from '#server/db/stored-row'
import { AppError } from '#server/errors/app-error'
import type { Change } from '#server/queries/log/log.server'
import { lockFound } from '#server/queries/contacts/lock-contacts.server'

/** A contact as the database writes it to JSON: times to the microsecond, so that it can be restored exactly. */
export type ContactRow = { [Column in keyof typeof contacts.$inferSelect]: unknown } & {
  id: string
  email: string
  version: number
  merged_into: string | null
}

export const contactRow = rowAsJson(contacts) as SQL<ContactRow>

/** Returns the existing contacts with these ids, locked until the transaction ends. */
export async function lockedContacts(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContactRow>> {
  const found = await tx
    .select({ row: contactRow })
    .from(contacts)
    .where(sql`${contacts.id} = any(${idArray(ids)})`)
    .orderBy(inAddressOrder)
    .for('update')
  return new Map(found.map(({ row }) => [row.id, row]))
}

/** Returns these contacts and all contacts merged into them, locked until the transaction ends. */
export async function lockedWithMerged(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContactRow>> {
  const one = sql`any(${idArray(ids)})`
  const group = sql`(${contacts.id} = ${one} or ${contacts.merged_into} = ${one})`
  const found = await lockFound(tx, async (within) => {
    const rows = await within.select({ row: contactRow }).from(contacts).where(group)
    return { rows, contactIds: rows.map(({ row }) => row.id) }
  })
  return new Map(found.rows.map(({ row }) => [row.id, row]))
}

/**
 * Returns one of the locked contacts.
 * @throws AppError not_found, and conflict for one that was merged into another
 */
export function wholeContact(rows: ReadonlyMap<string, ContactRow>, id: string): ContactRow {
  const contact = rows.get(id)
  if (!contact) throw new AppError('not_found', { userMessage: 'This person isn’t here anymore.' })
  if (contact.merged_into !== null) throw mergedAlready()
  return contact
}

export const mergedAlready = () =>
  new AppError('conflict', {
    userMessage: 'This contact was merged into another one in the meantime. Nothing was changed.',
  })

/**
 * Returns one contact, locked until the transaction ends.
 * @throws AppError as {@link wholeContact}
 */
export async function contactForUpdate(tx: Transaction, id: string): Promise<ContactRow> {
  return wholeContact(await lockedContacts(tx, [id]), id)
}

/** Updates a locked contact and returns the change for the log. */
export async function changeContact(
  tx: Transaction,
  before: ContactRow,
  set: PgUpdateSetSource<typeof contacts>,
): Promise<Change & { after: ContactRow }> {
  const [changed] = await tx
    .update(contacts)
    .set({ ...set, version: sql`${contacts.version} + 1` })
    .where(eq(contacts.id, before.id))
    .returning({ row: contactRow })
  if (!changed) throw new Error(`no contact ${before.id}`)
  return { on: { kind: 'contact', id: before.id }, before, after: changed.row }
}
