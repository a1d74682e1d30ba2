import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { InputOf } from '#contracts/contract'
import type { createContact } from '#contracts/create-contact'
import { announceChange } from '#server/db/changes'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { notes } from '#server/db/schema/notes'
import { users } from '#server/db/schema/users'
import type { Contact } from './contacts.server.ts'

interface Added extends InputOf<typeof createContact> {
  authorId: string
  now: Date
}

/** Adds somebody, with a first note; an address that is known leads to its contact, or to whom that was merged into. */
export async function addContact(
  tx: Transaction,
  { note, authorId, now, ...given }: Added,
): Promise<{ contact: Contact; isNew: boolean }> {
  const [contact] = await tx
    .insert(contacts)
    .values({ id: randomUUID(), ...given, created_at: now, last_activity_at: now })
    .onConflictDoNothing({ target: contacts.email })
    .returning()
  if (!contact) return { contact: await knownContact(tx, given.email), isNew: false }
  if (note !== undefined) {
    await tx.insert(notes).values({
      id: randomUUID(),
      contact_id: contact.id,
      kind: 'note',
      text: note,
      // Whose account is gone by now has no row.
      author_id: sql`(select id from ${users} where id = ${authorId})`,
      created_at: now,
    })
  }
  await announceChange(tx, 'contacts')
  return { contact, isNew: true }
}

async function knownContact(tx: Transaction, email: string): Promise<Contact> {
  const [known] = await tx.select().from(contacts).where(eq(contacts.email, email))
  if (!known?.merged_into) return known as Contact
  const [whole] = await tx.select().from(contacts).where(eq(contacts.id, known.merged_into))
  return whole ?? known
}
