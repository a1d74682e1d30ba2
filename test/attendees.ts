import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect'
import { workshopLeads } from '#server/db/schema/workshop-leads'

/** Registers somebody for the free workshop at `startsAt`, by default on the waiting list. */
export async function putAttendee(
  db: Db,
  startsAt: Date,
  values: Partial<typeof workshopLeads.$inferInsert> = {},
): Promise<void> {
  const id = randomUUID()
  const row = { id, name: 'Ada', email: `${id}@example.com`, company: 'Engines', session_starts_at: startsAt }
  await db.insert(workshopLeads).values({ ...row, created_at: new Date(), ...values })
}

/** A time this many days from now, in whole seconds. */
export const daysFromNow = (days: number): Date =>
  new Date(Math.floor(Date.now() / 1_000) * 1_000 + days * 86_400_000)
