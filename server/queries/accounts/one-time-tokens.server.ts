import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { callLimits } from '#domain/call-rules'
import { invitationDays } from '#domain/invitation'
import type { Db, Transaction } from '#server/db/connect'
import { oneTimeTokens, type tokenPurposes } from '#server/db/schema/one-time-tokens'

type Purpose = (typeof tokenPurposes)[number]
type OneTimeToken = typeof oneTimeTokens.$inferSelect

const hourMs = 3_600_000
/** How long a personal link to the week-1 intake stays valid. */
export const intakeLinkDays = 30
/** How long the link of a permission request stays valid. */
const permissionDays = 30
/** Twice the booking horizon, so that a call's page can still be opened after the call. */
const callLinkDays = 2 * callLimits.horizonDays
/** How long a link can attach a scorecard to a call. */
const scorecardLinkDays = 90
/** How long a token of each purpose stays valid. */
export const validForMs: Record<Purpose, number> = {
  'sign-up': 24 * hourMs,
  recovery: hourMs,
  // Valid until it is used, or somebody becomes an owner in another way.
  'set-up': 10 * 365 * 24 * hourMs,
  'week-1-intake': intakeLinkDays * 24 * hourMs,
  answered: 30 * 24 * hourMs,
  permission: permissionDays * 24 * hourMs,
  invitation: invitationDays * 24 * hourMs,
  'mail-proof': 24 * hourMs,
  call: callLinkDays * 24 * hourMs,
  'call-decision': callLimits.horizonDays * 24 * hourMs,
  // Valid until it is renewed.
  'call-feed': 10 * 365 * 24 * hourMs,
  scorecard: scorecardLinkDays * 24 * hourMs,
}

/** Returns the hash under which a token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

interface TokenOptions {
  purpose: Purpose
  subjectId: string | null
  now: Date
  /** Default: a random token. */
  token?: string
}

/** Creates a token and stores its hash. The token itself exists only in the return value. */
export async function addOneTimeToken(
  db: Db | Transaction,
  { token = randomBytes(32).toString('base64url'), ...options }: TokenOptions,
): Promise<string> {
  await db.insert(oneTimeTokens).values(newTokenRow({ token, ...options }))
  return token
}

/** Returns the row for a new token. */
export const newTokenRow = ({
  token,
  purpose,
  subjectId,
  now,
}: TokenOptions & { token: string }): OneTimeToken => ({
  token_hash: hashToken(token),
  purpose,
  subject_id: subjectId,
  expires_at: new Date(now.getTime() + validForMs[purpose]),
  used_at: null,
  created_at: now,
})

/**
 * Uses a token. Only one of two concurrent uses gets `isFirst`, and a used token stays known until it expires.
 * Undefined for an unknown or expired token.
 */
export async function useOneTimeToken(
  tx: Transaction,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Date },
): Promise<{ subjectId: string | null; isFirst: boolean } | undefined> {
  const here = and(
    eq(oneTimeTokens.token_hash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expires_at, now),
  )
  const [found] = await tx.select().from(oneTimeTokens).where(here).for('update')
  if (!found) return undefined
  if (found.used_at === null) await tx.update(oneTimeTokens).set({ used_at: now }).where(here)
  return { subjectId: found.subject_id, isFirst: found.used_at === null }
}

/** Records the use of a signed token, which is not stored before. Only the first use gets true. */
export async function useSignedToken(
  tx: Transaction,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Date },
): Promise<boolean> {
  const added = await tx
    .insert(oneTimeTokens)
    .values({
      token_hash: hashToken(token),
      purpose,
      subject_id: null,
      // The row is needed only for as long as the signature is valid.
      expires_at: new Date(now.getTime() + validForMs[purpose]),
      used_at: now,
      created_at: now,
    })
    .onConflictDoNothing({ target: oneTimeTokens.token_hash })
    .returning({ hash: oneTimeTokens.token_hash })
  return added.length > 0
}

/** Blocks other transactions that take this lock for the purpose, until the transaction ends. */
export async function lockOneTimeTokens(tx: Transaction, purpose: Purpose): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`one-time tokens: ${purpose}`}))`)
}

/** Returns the newest unused token of a purpose, without checking whether it has expired. */
export async function newestOneTimeToken(
  tx: Transaction,
  purpose: Purpose,
): Promise<OneTimeToken | undefined> {
  const [newest] = await tx
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.used_at)))
    .orderBy(desc(oneTimeTokens.created_at))
    .limit(1)
  return newest
}

/** Invalidates every link of this kind, for one subject or for all. */
export async function dropOneTimeTokens(
  tx: Db | Transaction,
  { purpose, subjectId }: { purpose: Purpose; subjectId: string | null },
): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        subjectId === null ? undefined : eq(oneTimeTokens.subject_id, subjectId),
      ),
    )
}
