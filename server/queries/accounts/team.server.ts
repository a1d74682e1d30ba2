import { and, asc, count, desc, eq, inArray, isNotNull, max, ne, sql } from 'drizzle-orm'
import { type AdminRole, isAdminRole } from '#domain/role'
import type { DeliveryState } from '#domain/delivery-state'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { authFactors } from '#server/db/schema/auth-factors'
import { deliveries } from '#server/db/schema/deliveries'
import { invitations } from '#server/db/schema/invitations'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'
import type { Factor } from './factors.server.ts'

interface Member {
  id: string
  email: string
  name: string | null
  role: AdminRole
  created_at: Date
  /** The last sign-in or refresh of a session. */
  last_seen_at: Date | null
  /** Verified factors. */
  apps: number
  passkeys: number
  sessions: number
}

/** Returns the accounts with a role, owners first. */
export async function teamMembers(db: Db): Promise<Member[]> {
  const { id, email, name, role, created_at, last_sign_in_at } = users
  const rows = await db
    .select({
      id,
      email,
      name,
      role,
      created_at,
      last_sign_in_at,
      refreshed_at: max(sessions.refreshed_at),
      sessions: count(sessions.id),
      apps: verifiedFactors('totp'),
      passkeys: verifiedFactors('webauthn'),
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.user_id, users.id))
    .where(isNotNull(users.role))
    .groupBy(users.id)
    .orderBy(asc(email))
  const rank: readonly AdminRole[] = ['owner', 'editor', 'viewer']
  return rows
    .flatMap(({ role: given, last_sign_in_at: signedInAt, refreshed_at: refreshedAt, ...row }) => {
      // An unknown role, written by a newer version, counts as none.
      if (!isAdminRole(given)) return []
      const seen = [signedInAt, refreshedAt].flatMap((at) => at?.getTime() ?? [])
      return { ...row, role: given, last_seen_at: seen.length > 0 ? new Date(Math.max(...seen)) : null }
    })
    .toSorted((one, other) => rank.indexOf(one.role) - rank.indexOf(other.role))
}

/** Counts an account's verified factors of a type. */
const verifiedFactors = (type: Factor['factor_type']) =>
  sql`(
    select count(*) from ${authFactors}
    where ${authFactors.user_id} = ${users.id} and ${authFactors.status} = 'verified'
      and ${authFactors.factor_type} = ${type}
  )`.mapWith(Number)

interface OpenInvitation {
  id: string
  email: string
  role: AdminRole
  sent_at: Date
  expires_at: Date
  invitedBy: { id: string; email: string; name: string | null } | null
  mail: { state: DeliveryState; error: string | null } | null
}

/** Returns the open invitations, newest first, with the delivery of their newest mail. */
export async function openInvitations(db: Db): Promise<OpenInvitation[]> {
  const { id, email, role, sent_at, expires_at, invited_by } = invitations
  const rows = await db
    .select({
      id,
      email,
      role,
      sent_at,
      expires_at,
      invited_by,
      inviter: users.email,
      inviterName: users.name,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invited_by))
    .orderBy(desc(sent_at), id)
  const mails = await db
    .selectDistinctOn([deliveries.subject_id], {
      id: deliveries.subject_id,
      state: deliveries.state,
      error: deliveries.last_error,
    })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.subject_kind, 'invitation'),
        inArray(
          deliveries.subject_id,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(deliveries.subject_id, desc(deliveries.created_at))
  const mailOf = new Map(mails.map(({ id: of, state, error }) => [of, { state, error }]))
  return rows.map(({ invited_by: by, inviter, inviterName: name, ...row }) => ({
    ...row,
    invitedBy: by !== null && inviter !== null ? { id: by, email: inviter, name } : null,
    mail: mailOf.get(row.id) ?? null,
  }))
}

/**
 * Serializes role changes until the transaction ends, because two owners who demote each other concurrently would leave
 * no owner.
 */
export async function lockTeam(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('team'))`)
}

/** Whether another account is an owner. The result stays true only under {@link lockTeam}. */
export async function hasOtherOwner(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'owner'), ne(users.id, userId)))
    .limit(1)
  return found.length > 0
}

/** Stores a role, which applies from the account's next call, and notifies every process and open screen. */
export async function writeRole(
  tx: Transaction,
  { id, role, now }: { id: string; role: AdminRole | null; now: Date },
): Promise<void> {
  await tx.update(users).set({ role, updated_at: now }).where(eq(users.id, id))
  await announceChange(tx, 'accounts', 'team')
}
