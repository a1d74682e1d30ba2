import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { contactLeads } from '#server/db/schema/contact-leads'

type ContactLead = typeof contactLeads.$inferSelect

/** @throws Error if it does not exist, which is a bug: a delivery is stored in the same transaction as its row */
export async function contactLeadOf(db: Db, id: string): Promise<ContactLead> {
  const [lead] = await db.select().from(contactLeads).where(eq(contactLeads.id, id))
  if (!lead) throw new Error(`no contact lead ${id}`)
  return lead
}
