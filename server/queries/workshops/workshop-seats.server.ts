import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { workshopSeatTokens } from '#server/db/schema/workshop-seat-tokens'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'
import type { WorkshopLead } from './workshop-leads.server.ts'

/** The token behind the "Keep my seat" button of one mail. Only its hash is stored. */
export async function issueSeatToken(db: Db, leadId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(workshopSeatTokens).values({ hash: hashToken(token), lead_id: leadId })
  return token
}

interface ConfirmedSeat {
  /** `gone` if the seat was given away; `over` once the session has begun. */
  outcome: 'kept' | 'already_kept' | 'gone' | 'over'
  lead: WorkshopLead
}

/** Confirms the seat of the person who clicked the button. Undefined for an unknown token. */
export async function keepSeatByToken(tx: Transaction, token: string): Promise<ConfirmedSeat | undefined> {
  const [found] = await tx
    .select({
      lead: workshopLeads,
      isOver: sql<boolean>`${workshopLeads.session_starts_at} <= clock_timestamp()`,
    })
    .from(workshopSeatTokens)
    .innerJoin(workshopLeads, eq(workshopLeads.id, workshopSeatTokens.lead_id))
    .where(eq(workshopSeatTokens.hash, hashToken(token)))
    .for('update', { of: workshopLeads })
  if (!found) return undefined
  const { lead, isOver } = found
  if (isOver) return { outcome: 'over', lead }
  if (lead.seat === null) return { outcome: 'gone', lead }
  if (lead.kept_at !== null) return { outcome: 'already_kept', lead }
  await tx
    .update(workshopLeads)
    .set({ kept_at: sql`clock_timestamp()` })
    .where(eq(workshopLeads.id, lead.id))
  return { outcome: 'kept', lead }
}

const atOnce = 500

/**
 * Deletes network hashes and links, which only the assignment of seats needs, a week after a session. Handles a few
 * hundred at a time and returns how many.
 */
export async function resetSeatConfirmation(db: Db): Promise<number> {
  const isPast = lt(workshopLeads.session_starts_at, sql`now() - interval '7 days'`)
  const links = await db
    .delete(workshopSeatTokens)
    .where(
      inArray(
        workshopSeatTokens.hash,
        db
          .select({ hash: workshopSeatTokens.hash })
          .from(workshopSeatTokens)
          .innerJoin(workshopLeads, eq(workshopLeads.id, workshopSeatTokens.lead_id))
          .where(isPast)
          .limit(atOnce),
      ),
    )
    .returning({ hash: workshopSeatTokens.hash })
  const senders = await db
    .update(workshopLeads)
    .set({ sender_key: null })
    .where(
      inArray(
        workshopLeads.id,
        db
          .select({ id: workshopLeads.id })
          .from(workshopLeads)
          .where(and(isPast, isNotNull(workshopLeads.sender_key)))
          .limit(atOnce),
      ),
    )
    .returning({ id: workshopLeads.id })
  return links.length + senders.length
}
