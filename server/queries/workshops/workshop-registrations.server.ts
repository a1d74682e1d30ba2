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

/** The same; where there is none, nobody else registers the address until the transaction ends. */
export async function registrationOrLock(
  tx: Transaction,
  email: string,
): Promise<WorkshopRegistration | undefined> {
  const there = await registrationByEmail(tx, email)
  if (there) return there
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('workshop-registration ' || ${email}, 0))`,
  )
  // Somebody may have been faster.
  return registrationByEmail(tx, email)
}

/** @throws Error when there is none: deliveries speak only of what was stored with them */
export async function registrationOf(db: Db, id: string): Promise<WorkshopRegistration> {
  const [row] = await db.select().from(workshopRegistrations).where(eq(workshopRegistrations.id, id))
  if (!row) throw new Error(`no workshop registration ${id}`)
  return row
}

/** Notes what Zoom has given a person. */
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

/** Notes a call that Zoom did not take. */
export async function noteFailedCall(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(workshopRegistrations)
    .set({
      zoom_failed_at: sql`array_append(${workshopRegistrations.zoom_failed_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(workshopRegistrations.id, id))
}
