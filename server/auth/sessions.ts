import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect'
import { authFactors } from '#server/db/schema/auth-factors'
import { refreshTokens } from '#server/db/schema/refresh-tokens'
import { sessions } from '#server/db/schema/sessions'
import { settings } from '#server/db/schema/settings'
import { users } from '#server/db/schema/users'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'
import { endSession, type User } from '#server/queries/accounts/users.server'
import { twoStepSetting } from '#domain/missing-step'
import { AuthFailure } from './auth-failure.ts'

export type Session = typeof sessions.$inferSelect

export interface SignedIn {
  user: User
  session: Session
  /** In clear, for the user; the database has its hash. */
  refreshToken: string
}

/** Two tabs, or a repeat after a lost response, may use one refresh token twice; later use counts as theft. */
export const replayGraceMs = 10_000
const idleLimitMs = 30 * 24 * 3_600_000

/**
 * Starts a session for an authenticated user.
 * @throws AuthFailure when the password has changed since
 */
export async function beginSession(
  tx: Transaction,
  { user, method, now }: { user: User; method: Session['method']; now: Date },
): Promise<SignedIn> {
  const session = {
    id: randomUUID(),
    user_id: user.id,
    method,
    aal: 'aal1' as const,
    second_method: null,
    second_at: null,
    user_agent: null,
    network: null,
    created_at: now,
    refreshed_at: now,
  }
  const refreshToken = randomBytes(32).toString('base64url')
  const [current] = await tx
    .update(users)
    .set({ last_sign_in_at: now })
    .where(and(eq(users.id, user.id), eq(users.password_hash, user.password_hash)))
    .returning()
  if (!current) throw new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials')
  await tx.insert(sessions).values(session)
  await tx.insert(refreshTokens).values(tokenRow(refreshToken, session.id, now))
  return { user: current, session, refreshToken }
}

interface Raised {
  user: User
  session: Session
  method: NonNullable<Session['second_method']>
  now: Date
}

/**
 * Raises a session to aal2 and gives it a new refresh token. Its earlier token counts as used, so that a stolen copy
 * is never worth more than the password.
 * @throws AuthFailure when the session has ended
 */
export async function raiseSession(
  tx: Transaction,
  { user, session, method, now }: Raised,
): Promise<SignedIn> {
  const [raised] = await tx
    .update(sessions)
    .set({ aal: 'aal2', second_method: method, second_at: now, refreshed_at: now })
    .where(eq(sessions.id, session.id))
    .returning()
  if (!raised)
    throw new AuthFailure(403, 'session_not_found', 'This session has ended. Please sign in again.')
  const refreshToken = randomBytes(32).toString('base64url')
  await tx
    .update(refreshTokens)
    .set({ used_at: now })
    .where(and(eq(refreshTokens.session_id, session.id), isNull(refreshTokens.used_at)))
  await tx.insert(refreshTokens).values(tokenRow(refreshToken, session.id, now))
  return { user, session: raised, refreshToken }
}

/** A session with its account, and what determines whether it needs a second step. */
export interface LiveSession {
  user: User
  session: Session
  hasFactor: boolean
  requiredSince: Date | undefined
}

/** The session with its current user; undefined once it has ended. */
export async function liveSession(
  { db }: Pick<Database, 'db'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<LiveSession | undefined> {
  const [found] = await db
    .select({
      user: users,
      session: sessions,
      hasFactor: sql<boolean>`exists (
        select from ${authFactors}
        where ${authFactors.user_id} = ${users.id} and ${authFactors.status} = 'verified'
      )`,
      requiredSince: settings.updated_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(settings, and(eq(settings.key, twoStepSetting), sql`${settings.value} = '"on"'::jsonb`))
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId)))
  return found && { ...found, requiredSince: found.requiredSince ?? undefined }
}

export type Refusal = 'unknown' | 'reused' | 'expired'

interface RefreshOptions {
  token: string
  /** The secret that successors are derived with. */
  secret: string
  now: Date
}

/**
 * Returns the next refresh token. A token has one successor: reusing the previous token within the grace period returns
 * the newest one. Later reuse, or reuse of an older token, counts as theft and ends the session. The refusal is
 * returned, not thrown, so that the end is committed.
 */
export function refreshSession(
  { db }: Pick<Database, 'db'>,
  { token, secret, now }: RefreshOptions,
): Promise<SignedIn | Refusal> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: refreshTokens.session_id })
      .from(refreshTokens)
      .where(eq(refreshTokens.token_hash, hashToken(token)))
    if (!known) return 'unknown'
    // Concurrent refreshes are serialized here.
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, known.id)).for('update')
    const [user] = session ? await tx.select().from(users).where(eq(users.id, session.user_id)) : []
    if (!session || !user) return 'unknown'

    const end = () => endSession(tx, session.id)
    if (now.getTime() - session.refreshed_at.getTime() > idleLimitMs) {
      await end()
      return 'expired'
    }
    const used = await usedAt(tx, token)
    if (used instanceof Date && now.getTime() - used.getTime() > replayGraceMs) {
      await end()
      return 'reused'
    }
    if (used === null) return rotate(tx, { user, session, token, secret, now })
    const successor = successorOf(token, secret)
    const successorUsed = await usedAt(tx, successor)
    // The secret changed after the successor was derived.
    if (successorUsed === undefined) return 'unknown'
    if (successorUsed === null) return { user, session, refreshToken: successor }
    await end()
    return 'reused'
  })
}

async function rotate(
  tx: Transaction,
  { user, session, token, secret, now }: { user: User; session: Session } & RefreshOptions,
): Promise<SignedIn> {
  const refreshToken = successorOf(token, secret)
  await tx
    .update(refreshTokens)
    .set({ used_at: now })
    .where(eq(refreshTokens.token_hash, hashToken(token)))
  await tx.insert(refreshTokens).values(tokenRow(refreshToken, session.id, now))
  await tx.update(sessions).set({ refreshed_at: now }).where(eq(sessions.id, session.id))
  const longUsed = lt(refreshTokens.used_at, new Date(now.getTime() - idleLimitMs))
  await tx.delete(refreshTokens).where(and(eq(refreshTokens.session_id, session.id), longUsed))
  return { user, session: { ...session, refreshed_at: now }, refreshToken }
}

/** When the token was used, null if it was not, undefined for an unknown one. */
async function usedAt(tx: Transaction, token: string): Promise<Date | null | undefined> {
  const [row] = await tx
    .select({ at: refreshTokens.used_at })
    .from(refreshTokens)
    .where(eq(refreshTokens.token_hash, hashToken(token)))
  return row?.at
}

/** Derives the next token. Neither the database nor the secret alone is enough to forge one. */
const successorOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')

const tokenRow = (token: string, sessionId: string, now: Date) => ({
  token_hash: hashToken(token),
  session_id: sessionId,
  created_at: now,
})
