import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'

/**
 * Stops the clock of a contact who has withdrawn the question of `askedAt`, if that is the open one. No reply is
 * stored, because nobody replied.
 */
export async function withdrawQuestion(tx: Transaction, contactId: string, askedAt: Date): Promise<void> {
  await tx
    .update(contacts)
    .set({ waiting_since: null })
    .where(and(eq(contacts.id, contactId), eq(contacts.waiting_since, askedAt)))
}
