import { eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { AppError } from '#server/errors/app-error'
import type { Change } from '#server/queries/log/log.server'

/** A contact as the database writes it into JSON: its times to the microsecond, so that it can be put back to the byte. */
export type ContactRow = { [Column in keyof typeof contacts.$inferSelect]: unknown } & {
  id: string
  email: string
  version: number
  merged_into: string | null
}

export const contactRow = sql<ContactRow>`row_to_json(${contacts})`

/** Those that are there, whatever has become of them, locked until the transaction ends. */
export async function lockedContacts(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContactRow>> {
  const found = await tx
    .select({ row: contactRow })
    .from(contacts)
    .where(inArray(contacts.id, [...ids]))
    // In one order, so that two who change the same people never wait for each other.
    .orderBy(contacts.id)
    .for('update')
  return new Map(found.map(({ row }) => [row.id, row]))
}

/**
 * Contacts as they are, locked until the transaction ends.
 * @throws AppError not_found, and conflict for one that was merged into another
 */
export async function contactsForUpdate(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ContactRow>> {
  const rows = await lockedContacts(tx, ids)
  for (const id of ids) {
    const contact = rows.get(id)
    if (!contact) throw new AppError('not_found', { userMessage: 'This person isn’t here anymore.' })
    if (contact.merged_into !== null) throw mergedMeanwhile()
  }
  return rows
}

export const mergedMeanwhile = () =>
  new AppError('conflict', {
    userMessage: 'This contact was merged into another one meanwhile. Nothing was changed.',
  })

/** One of them. @throws AppError as {@link contactsForUpdate} */
export async function contactForUpdate(tx: Transaction, id: string): Promise<ContactRow> {
  const [contact] = (await contactsForUpdate(tx, [id])).values()
  if (!contact) throw new Error('neither there nor refused')
  return contact
}

/** Changes one that is locked, and says how, for the log. */
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
