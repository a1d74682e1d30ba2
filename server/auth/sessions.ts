import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect'
import { refreshTokens } from '#server/db/schema/refresh-tokens'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'
import { endSession, type User } from '#server/queries/accounts/users.server'
import { AuthFailure } from './auth-failure.ts'

export type Session = typeof sessions.$inferSelect

export interface SignedIn {
  user: User
  session: Session
  /** In the clear, for the one who signed in; the database has its hash. */
  refreshToken: string
}

/** Two tabs, or a repeat after a lost answer, may bring one refresh token twice; later it counts as stolen. */
export const replayGraceMs = 10_000
const idleLimitMs = 30 * 24 * 3_600_000

/**
 * Begins a session for a user who has just shown who they are. @throws AuthFailure when the password has changed since
 */
export async function beginSession(
  tx: Transaction,
  { user, method, now }: { user: User; method: Session['method']; now: Date },
): Promise<SignedIn> {
  const session = { id: randomUUID(), user_id: user.id, method, created_at: now, refreshed_at: now }
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

/** The session, with its user as it is now; undefined once it has ended. */
export async function liveSession(
  { db }: Pick<Database, 'db'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ user: User; session: Session } | undefined> {
  const [found] = await db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId)))
  return found
}

export type Refusal = 'unknown' | 'reused' | 'expired'

interface RefreshOptions {
  token: string
  /** What successors are derived with. */
  secret: string
  now: Date
}

/**
 * Gives the next refresh token for this one. A token has one successor, however often it is asked for: within the
 * grace everybody who brings it gets the session's newest token, so that the family stays a single line and a thief's
 * copy is found out. Afterwards the session ends: its refusal is returned, not thrown, so that the end is committed.
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
    // Those who come at once take turns here.
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
    const newest = await newestAfter(tx, token, secret)
    return newest === undefined ? 'unknown' : { user, session, refreshToken: newest }
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

/** When the token was used, null for one that was not, undefined for one we do not know. */
async function usedAt(tx: Transaction, token: string): Promise<Date | null | undefined> {
  const [row] = await tx
    .select({ at: refreshTokens.used_at })
    .from(refreshTokens)
    .where(eq(refreshTokens.token_hash, hashToken(token)))
  return row?.at
}

/** Undefined only when the secret has changed in between. */
async function newestAfter(tx: Transaction, token: string, secret: string): Promise<string | undefined> {
  for (let next = successorOf(token, secret); ; next = successorOf(next, secret)) {
    const used = await usedAt(tx, next)
    if (used === null) return next
    if (used === undefined) return undefined
  }
}

/** Neither the database alone nor the secret alone is enough to make one. */
const successorOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')

const tokenRow = (token: string, sessionId: string, now: Date) => ({
  token_hash: hashToken(token),
  session_id: sessionId,
  created_at: now,
})
