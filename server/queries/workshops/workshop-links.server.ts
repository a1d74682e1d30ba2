import { and, eq, isNotNull, not, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import type { WorkshopLead } from './workshop-leads.server.ts'

/** A mail about the seat that is still to be sent has the link itself, because it is written when it is sent. */
const hasMailToCome = sql`exists (
  select from ${deliveries}
  where ${deliveries.recipient} = ${workshopLeads.email} and ${deliveries.kind} = 'free-workshop-mail'
    and ${deliveries.payload} ->> 'leadId' = ${workshopLeads.id}::text
    and ${deliveries.state} in ('not_connected', 'held', 'pending', 'sending')
)`

/**
 * The seats in sessions to come whose holders have no mail with this link, noted as having one. Of two at the same
 * moment the second finds none.
 */
export function takeSeatsWithoutLink(tx: Transaction, joinUrl: string): Promise<WorkshopLead[]> {
  return tx
    .update(workshopLeads)
    .set({ mailed_join_url: joinUrl })
    .where(
      and(
        sql`${workshopLeads.session_starts_at} > clock_timestamp()`,
        isNotNull(workshopLeads.seat),
        sql`${workshopLeads.mailed_join_url} is distinct from ${joinUrl}`,
        not(hasMailToCome),
      ),
    )
    .returning()
}

/** Whether a mail that was sent to them has the link, and none with another is still to be sent. */
export async function isLinkMailed(db: Db | Transaction, leadId: string): Promise<boolean> {
  const found = await db
    .select({ id: workshopLeads.id })
    .from(workshopLeads)
    .where(and(eq(workshopLeads.id, leadId), isNotNull(workshopLeads.mailed_join_url), not(hasMailToCome)))
  return found.length > 0
}

/** Notes the link that the newest mail to them has. */
export async function noteMailedLink(db: Db, leadId: string, joinUrl: string | null): Promise<void> {
  await db.update(workshopLeads).set({ mailed_join_url: joinUrl }).where(eq(workshopLeads.id, leadId))
}
