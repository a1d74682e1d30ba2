import { eq } from 'drizzle-orm'
import { moveDeliveriesWithEntries } from '#server/commands/deliveries/move-deliveries-with-entries.server'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { lockFound } from '#server/queries/contacts/lock-contacts.server'

type Submission = typeof activities.$inferSelect

/** Locks a submission's timeline entry until the transaction ends. */
export async function submissionForUpdate(
  tx: Transaction,
  activityId: string,
): Promise<Submission | undefined> {
  const [found] = await tx.select().from(activities).where(eq(activities.id, activityId)).for('update')
  return found
}

/**
 * Returns the contact's current id after merges, and locks it until the transaction ends. A submission assigned to a
 * merged contact would be invisible.
 */
export async function currentContact(tx: Transaction, contactId: string): Promise<string | undefined> {
  const { current } = await lockFound(tx, async (within) => {
    const [found] = await within
      .select({ id: contacts.id, mergedInto: contacts.merged_into })
      .from(contacts)
      .where(eq(contacts.id, contactId))
    const now = found?.mergedInto ?? found?.id
    return { current: now, contactIds: now === undefined ? [] : [contactId, now] }
  })
  return current
}

export async function joinToContact(tx: Transaction, activityId: string, contactId: string): Promise<void> {
  await tx.update(activities).set({ contact_id: contactId }).where(eq(activities.id, activityId))
  await moveDeliveriesWithEntries(tx, [activityId])
}
