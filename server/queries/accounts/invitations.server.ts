import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { AdminRole } from '#domain/role'
import type { Db, Transaction } from '#server/db/connect'
import { invitations } from '#server/db/schema/invitations'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { accountId } from './account-id.server.ts'
import { dropOneTimeTokens, hashToken, useOneTimeToken, validForMs } from './one-time-tokens.server.ts'

export type Invitation = typeof invitations.$inferSelect

const purpose = 'invitation'

export async function invitationById(db: Db | Transaction, id: string): Promise<Invitation | undefined> {
  const [found] = await db.select().from(invitations).where(eq(invitations.id, id))
  return found
}

interface NewInvitation {
  email: string
  role: AdminRole
  userId: string | null
  now: Date
}

/** Adds an invitation, or renews the existing one of the address and invalidates its links. */
export async function putInvitation(
  tx: Transaction,
  { email, role, userId, now }: NewInvitation,
): Promise<{ before: Invitation | null; after: Invitation }> {
  const [before] = await tx.select().from(invitations).where(eq(invitations.email, email)).for('update')
  if (before) await dropOneTimeTokens(tx, { purpose, subjectId: before.id })
  const values = {
    role,
    invited_by: accountId(userId),
    sent_at: now,
    expires_at: new Date(now.getTime() + validForMs[purpose]),
  }
  const [after] = await tx
    .insert(invitations)
    .values({ id: randomUUID(), email, created_at: now, ...values })
    .onConflictDoUpdate({ target: invitations.email, set: values })
    .returning()
  if (!after) throw new Error('an upsert returned no row')
  return { before: before ?? null, after }
}

/** Deletes an invitation with its links. */
export async function deleteInvitation(tx: Transaction, id: string): Promise<Invitation | undefined> {
  const [gone] = await tx.delete(invitations).where(eq(invitations.id, id)).returning()
  await dropOneTimeTokens(tx, { purpose, subjectId: id })
  return gone
}

/** Returns the invitation of a link; undefined for an unknown, used, revoked or expired link. */
export async function invitationOfLink(db: Db | Transaction, token: string): Promise<Invitation | undefined> {
  const [found] = await db
    .select({ invitation: invitations })
    .from(oneTimeTokens)
    .innerJoin(invitations, eq(invitations.id, oneTimeTokens.subject_id))
    .where(
      and(
        eq(oneTimeTokens.token_hash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        gt(oneTimeTokens.expires_at, sql`now()`),
        gt(invitations.expires_at, sql`now()`),
      ),
    )
  return found?.invitation
}

/** Uses a link and deletes its invitation, so that it works once. Undefined as in {@link invitationOfLink}. */
export async function consumeInvitation(
  tx: Transaction,
  { token, now }: { token: string; now: Date },
): Promise<Invitation | undefined> {
  const found = await invitationOfLink(tx, token)
  if (!found) return undefined
  // Invitations are locked before their links. An invitation renewed since then no longer has this link.
  await tx.select().from(invitations).where(eq(invitations.id, found.id)).for('update')
  if (!(await useOneTimeToken(tx, { token, purpose, now }))) return undefined
  return deleteInvitation(tx, found.id)
}
