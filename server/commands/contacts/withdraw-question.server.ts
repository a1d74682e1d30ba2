import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'

/**
 * Stops the clock of somebody who has withdrawn what they asked at `askedAt`, if that is the question they wait for.
 * It is no reply, so none is noted.
 */
export async function withdrawQuestion(tx: Transaction, contactId: string, askedAt: Date): Promise<void> {
  await tx
    .update(contacts)
    .set({ waiting_since: null })
    .where(and(eq(contacts.id, contactId), eq(contacts.waiting_since, askedAt)))
}
