import { and, eq, isNotNull, not, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import type { WorkshopLead } from './workshop-leads.server.ts'

/** Whether a mail about the seat is still to be sent. It will contain the link, because it is composed when sent. */
const hasMailToCome = sql`exists (
  select from ${deliveries}
  where ${deliveries.recipient} = ${workshopLeads.email} and ${deliveries.kind} = 'free-workshop-mail'
    and ${deliveries.payload} ->> 'leadId' = ${workshopLeads.id}::text
    and ${deliveries.state} in ('not_connected', 'held', 'pending', 'sending')
)`

/**
 * Returns the seats in future sessions whose holders have no mail with this link, and marks them as having one. The
 * second of two concurrent calls finds none.
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

/** Whether a mail server accepted the newest mail about the seat. Only then does its link count as sent. */
const hasNewestMail = sql`(
  select ${deliveries.state} from ${deliveries}
  where ${deliveries.recipient} = ${workshopLeads.email} and ${deliveries.kind} = 'free-workshop-mail'
    and ${deliveries.payload} ->> 'leadId' = ${workshopLeads.id}::text
  order by ${deliveries.created_at} desc, ${deliveries.id} desc limit 1
) = 'delivered'`

/** Whether the newest mail about the seat was sent, with the link. */
export async function isLinkMailed(db: Db | Transaction, leadId: string): Promise<boolean> {
  const found = await db
    .select({ id: workshopLeads.id })
    .from(workshopLeads)
    .where(and(eq(workshopLeads.id, leadId), isNotNull(workshopLeads.mailed_join_url), hasNewestMail))
  return found.length > 0
}

/** Records the link that the newest mail to the holder contains. */
export async function recordMailedLink(db: Db, leadId: string, joinUrl: string | null): Promise<void> {
  await db.update(workshopLeads).set({ mailed_join_url: joinUrl }).where(eq(workshopLeads.id, leadId))
}
