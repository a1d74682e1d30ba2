import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { contactLeads } from '#server/db/schema/contact-leads'

export type ContactLead = typeof contactLeads.$inferSelect
export type NewContactLead = Omit<typeof contactLeads.$inferInsert, 'id' | 'created_at'>

/** Stores a lead. Returns its id. */
export async function saveContactLead(tx: Transaction, lead: NewContactLead, now: Date): Promise<string> {
  const id = randomUUID()
  await tx.insert(contactLeads).values({ ...lead, id, created_at: now })
  return id
}

/** @throws Error when there is none: deliveries speak only of what was stored with them */
export async function contactLeadOf(db: Db, id: string): Promise<ContactLead> {
  const [lead] = await db.select().from(contactLeads).where(eq(contactLeads.id, id))
  if (!lead) throw new Error(`no contact lead ${id}`)
  return lead
}
