import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { RequestedExport } from '#contracts/create-export'
import { isAdminRole } from '#domain/role'
import type { Db, Transaction } from '#server/db/connect'
import { exportTickets } from '#server/db/schema/export-tickets'
import { users } from '#server/db/schema/users'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'

const validForMs = 60_000

interface TicketOptions {
  userId: string
  requested: RequestedExport
  now: Date
}

/** Makes a ticket and keeps its hash. The ticket itself exists only in what is returned. */
export async function addExportTicket(
  tx: Transaction,
  { userId, requested, now }: TicketOptions,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await tx.insert(exportTickets).values({
    token_hash: hashToken(ticket),
    user_id: userId,
    requested,
    expires_at: new Date(now.getTime() + validForMs),
  })
  return ticket
}

/**
 * Uses a ticket up: of two at the same moment one gets what it is for. Undefined when it was used, its minute is over,
 * or whoever asked is no admin any more.
 */
export async function useExportTicket(db: Db, ticket: string): Promise<RequestedExport | undefined> {
  const [used] = await db
    .delete(exportTickets)
    .where(eq(exportTickets.token_hash, hashToken(ticket)))
    .returning({
      requested: exportTickets.requested,
      userId: exportTickets.user_id,
      isOver: sql<boolean>`${exportTickets.expires_at} <= now()`,
    })
  if (!used || used.isOver) return undefined
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, used.userId))
  return isAdminRole(user?.role) ? used.requested : undefined
}
