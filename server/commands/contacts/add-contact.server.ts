import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { InputOf } from '#contracts/contract'
import type { createContact } from '#contracts/create-contact'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import type { Change } from '#server/queries/log/log.server'
import { contactRow } from './change-contact.server.ts'
import { insertNote } from '#server/queries/contacts/notes-and-replies.server'

interface Added extends Omit<InputOf<typeof createContact>, 'evenIfErased'> {
  authorId: string
  now: Date
}

/**
 * Adds a contact with a first note, and returns the change for the log; a known address returns its contact, or the
 * one it was merged into.
 */
export async function addContact(
  tx: Transaction,
  { note, authorId, now, ...given }: Added,
): Promise<{ id: string; isNew: boolean; changes: Change[] }> {
  const [contact] = await tx
    .insert(contacts)
    .values({ id: randomUUID(), ...given, origin: 'by_hand', created_at: now, last_activity_at: now })
    .onConflictDoNothing({ target: contacts.email })
    .returning({ id: contacts.id, row: contactRow })
  if (!contact) return { id: await knownId(tx, given.email), isNew: false, changes: [] }
  const changes: Change[] = [{ on: { kind: 'contact', id: contact.id }, before: null, after: contact.row }]
  if (note !== undefined) {
    const first = {
      id: randomUUID(),
      contact_id: contact.id,
      kind: 'note' as const,
      text: note,
      created_at: now,
    }
    changes.push(await insertNote(tx, first, authorId))
  }
  await announceChange(tx, 'contacts')
  return { id: contact.id, isNew: true, changes }
}

async function knownId(tx: Transaction, email: string): Promise<string> {
  const { id, merged_into } = contacts
  const [known] = await tx.select({ id, merged_into }).from(contacts).where(eq(contacts.email, email))
  if (!known) throw new Error(`${email} is in the way, and not there`)
  return known.merged_into ?? known.id
}
