import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'

export type WorkshopRegistration = typeof workshopRegistrations.$inferSelect

export async function registrationByEmail(
  db: Db | Transaction,
  email: string,
): Promise<WorkshopRegistration | undefined> {
  const [row] = await db.select().from(workshopRegistrations).where(eq(workshopRegistrations.email, email))
  return row
}

/** Returns the registration; if there is none, locks the address until the transaction ends. */
export async function registrationOrLock(
  tx: Transaction,
  email: string,
): Promise<WorkshopRegistration | undefined> {
  const there = await registrationByEmail(tx, email)
  if (there) return there
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('workshop-registration ' || ${email}, 0))`,
  )
  // Another transaction may have registered the address before the lock was taken.
  return registrationByEmail(tx, email)
}

/** @throws Error if there is none, which is a bug: a delivery is stored in the same transaction as its registration */
export async function registrationOf(db: Db, id: string): Promise<WorkshopRegistration> {
  const [row] = await db.select().from(workshopRegistrations).where(eq(workshopRegistrations.id, id))
  if (!row) throw new Error(`no workshop registration ${id}`)
  return row
}

/** Stores the registrant's id and link from Zoom. */
export async function confirmRegistration(
  tx: Transaction,
  id: string,
  registrant: { id: string; joinUrl: string | undefined },
): Promise<void> {
  await tx
    .update(workshopRegistrations)
    .set({ zoom_registrant_id: registrant.id, join_url: registrant.joinUrl ?? null })
    .where(eq(workshopRegistrations.id, id))
}

/** Records the time of a failed call, because Zoom accepts only three a day for each person. */
export async function recordFailedCall(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(workshopRegistrations)
    .set({
      zoom_failed_at: sql`array_append(${workshopRegistrations.zoom_failed_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(workshopRegistrations.id, id))
}
