import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import type { WorkshopLead } from './workshop-leads.server.ts'

/** So long the mail on a new seat has to go out, which says the link itself. */
const seatMailMinutes = 10

/**
 * The seats in sessions to come whose holders have no mail with this link, noted as having one. Of two at the same
 * moment the second finds none.
 */
export function takeSeatsWithoutLink(tx: Transaction, joinUrl: string): Promise<WorkshopLead[]> {
  const hasAnother = and(
    isNotNull(workshopLeads.mailed_join_url),
    sql`${workshopLeads.mailed_join_url} <> ${joinUrl}`,
  )
  const hasNone = and(
    isNull(workshopLeads.mailed_join_url),
    sql`${workshopLeads.seated_at} < clock_timestamp() - make_interval(mins => ${seatMailMinutes})`,
  )
  return tx
    .update(workshopLeads)
    .set({ mailed_join_url: joinUrl })
    .where(
      and(
        sql`${workshopLeads.session_starts_at} > clock_timestamp()`,
        isNotNull(workshopLeads.seat),
        or(hasAnother, hasNone),
      ),
    )
    .returning()
}

/** Notes the link that a mail to them carries. */
export async function noteMailedLink(db: Db, leadId: string, joinUrl: string): Promise<void> {
  await db.update(workshopLeads).set({ mailed_join_url: joinUrl }).where(eq(workshopLeads.id, leadId))
}
