import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'

export type WorkshopRegistration = typeof workshopRegistrations.$inferSelect

interface NewRegistration {
  name: string
  /** In its one spelling. */
  email: string
  company: string
  now: Date
}

/** Registers an address once: of many at the same moment one is new. Returns undefined for the others. */
export async function addRegistration(
  tx: Transaction,
  { name, email, company, now }: NewRegistration,
): Promise<WorkshopRegistration | undefined> {
  const [added] = await tx
    .insert(workshopRegistrations)
    .values({ id: randomUUID(), name, email, company, created_at: now })
    .onConflictDoNothing({ target: workshopRegistrations.email })
    .returning()
  return added
}

export async function registrationByEmail(
  db: Db | Transaction,
  email: string,
): Promise<WorkshopRegistration | undefined> {
  const [row] = await db.select().from(workshopRegistrations).where(eq(workshopRegistrations.email, email))
  return row
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
