import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { RequestedExport } from '#contracts/create-export'
import { mayExport } from '#domain/exporter-role'
import { isAdminRole } from '#domain/role'
import type { Db, Transaction } from '#server/db/connect'
import { exportTickets } from '#server/db/schema/export-tickets'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'
import type { Outside } from '#server/settings/outside'

const validForMs = 60_000

interface TicketOptions {
  userId: string
  sessionId: string
  requested: RequestedExport
  now: Date
}

/** Creates a ticket and stores its hash. The ticket itself exists only in the return value. */
export async function addExportTicket(
  tx: Transaction,
  { userId, sessionId, requested, now }: TicketOptions,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await tx.insert(exportTickets).values({
    token_hash: hashToken(ticket),
    user_id: userId,
    session_id: sessionId,
    requested,
    expires_at: new Date(now.getTime() + validForMs),
  })
  return ticket
}

const fields = {
  requested: exportTickets.requested,
  userId: exportTickets.user_id,
  sessionId: exportTickets.session_id,
  isExpired: sql<boolean>`${exportTickets.expires_at} <= now()`,
}
type Allowed = Pick<Outside, 'viewersMayExport'>
type Found = { requested: RequestedExport; userId: string; sessionId: string | null; isExpired: boolean }

/**
 * Uses a ticket. Only one of two concurrent uses gets the export. Undefined if the ticket was used or is older than a
 * minute, or if the account may not export anymore or has signed out.
 */
export async function redeemExportTicket(
  db: Db,
  ticket: string,
  allowed: Allowed,
): Promise<RequestedExport | undefined> {
  const [used] = await db
    .delete(exportTickets)
    .where(eq(exportTickets.token_hash, hashToken(ticket)))
    .returning(fields)
  return used && exportIfAllowed(db, used, allowed)
}

/** Reads a ticket's export as {@link redeemExportTicket} does, without using it. */
export async function peekExportTicket(
  db: Db,
  ticket: string,
  allowed: Allowed,
): Promise<RequestedExport | undefined> {
  const [seen] = await db
    .select(fields)
    .from(exportTickets)
    .where(eq(exportTickets.token_hash, hashToken(ticket)))
  return seen && exportIfAllowed(db, seen, allowed)
}

async function exportIfAllowed(
  db: Db,
  { requested, userId, sessionId, isExpired }: Found,
  allowed: Allowed,
): Promise<RequestedExport | undefined> {
  if (isExpired) return undefined
  const [user] = await db
    .select({ role: users.role, session: sessions.id })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.user_id, users.id), eq(sessions.id, sql`${sessionId}::uuid`)))
    .where(eq(users.id, userId))
  // Tickets from processes of the previous version have no session.
  const isSignedIn = sessionId === null || user?.session != null
  const role = user?.role
  const isAllowed = isAdminRole(role) && mayExport(role, requested.what, allowed)
  return isSignedIn && isAllowed ? requested : undefined
}
