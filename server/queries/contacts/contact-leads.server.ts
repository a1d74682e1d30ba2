import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { contactLeads } from '#server/db/schema/contact-leads'

export type ContactLead = typeof contactLeads.$inferSelect

/** @throws Error when there is none: deliveries speak only of what was stored with them */
export async function contactLeadOf(db: Db, id: string): Promise<ContactLead> {
  const [lead] = await db.select().from(contactLeads).where(eq(contactLeads.id, id))
  if (!lead) throw new Error(`no contact lead ${id}`)
  return lead
}
