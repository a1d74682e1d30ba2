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

/** Everybody with a role, owners first. */
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
      // A role written by a newer version is none here.
      if (!isAdminRole(given)) return []
      const seen = [signedInAt, refreshedAt].flatMap((at) => at?.getTime() ?? [])
      return { ...row, role: given, last_seen_at: seen.length > 0 ? new Date(Math.max(...seen)) : null }
    })
    .toSorted((one, other) => rank.indexOf(one.role) - rank.indexOf(other.role))
}

/** How many second steps of a type an account has proved. */
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

/** The invitations nobody has accepted or revoked, the newest first, with the delivery of the newest mail. */
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
 * Serializes what changes who has which role, until the transaction ends: two owners who demote each other would
 * otherwise both see the other.
 */
export async function lockTeam(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('team'))`)
}

/** Whether somebody else is an owner. Only the answer under {@link lockTeam} lasts. */
export async function hasOtherOwner(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'owner'), ne(users.id, userId)))
    .limit(1)
  return found.length > 0
}

/** Writes a role, which holds from the account's next call on, and notifies every process and open screen. */
export async function writeRole(
  tx: Transaction,
  { id, role, now }: { id: string; role: AdminRole | null; now: Date },
): Promise<void> {
  await tx.update(users).set({ role, updated_at: now }).where(eq(users.id, id))
  await announceChange(tx, 'accounts', 'team')
}
