import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { oneTimeTokens, type tokenPurposes } from '#server/db/schema/one-time-tokens'

type Purpose = (typeof tokenPurposes)[number]
type OneTimeToken = typeof oneTimeTokens.$inferSelect

const hourMs = 3_600_000
/** How long a client may take to fill in the week-1 intake by a personal link. */
export const intakeLinkDays = 30
/** How long an author may take to say whether their words may be published. */
const permissionDays = 30
/** How long a link can be used. */
export const validForMs: Record<Purpose, number> = {
  'sign-up': 24 * hourMs,
  recovery: hourMs,
  // Until it is used, or somebody is made an owner otherwise.
  'set-up': 10 * 365 * 24 * hourMs,
  'week-1-intake': intakeLinkDays * 24 * hourMs,
  answered: 30 * 24 * hourMs,
  permission: permissionDays * 24 * hourMs,
}

/** What is stored of a token: enough to know it again. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

interface TokenOptions {
  purpose: Purpose
  subjectId: string | null
  now: Date
  /** Default: one that nobody can guess or make again. */
  token?: string
}

/** Makes a token and keeps its hash. The token itself exists only in what is returned. */
export async function addOneTimeToken(
  db: Db | Transaction,
  { purpose, subjectId, now, token = randomBytes(32).toString('base64url') }: TokenOptions,
): Promise<string> {
  await db.insert(oneTimeTokens).values({
    token_hash: hashToken(token),
    purpose,
    subject_id: subjectId,
    expires_at: new Date(now.getTime() + validForMs[purpose]),
    created_at: now,
  })
  return token
}

/**
 * Uses a token up. Of two at the same moment one gets `isFirst`; a used one stays known until it would have expired.
 * Undefined when it is not such a token, or no longer good.
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

/** Holds off whoever else makes tokens of this kind, until the transaction ends. */
export async function lockOneTimeTokens(tx: Transaction, purpose: Purpose): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`one-time tokens: ${purpose}`}))`)
}

/** The one that was made last of those that can still be used. */
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

/** Makes every link of this kind useless, for one subject or for all. */
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
