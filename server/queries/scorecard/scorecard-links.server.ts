import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connect'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'
import type { ScorecardSubmission } from './scorecard-submissions.server.ts'

/**
 * Returns the scorecards of the tokens in results pages and score mails, by token.
 * @param isToRefer whether to lock them, so that an erasure waits until a row that refers to them is stored
 */
export async function scorecardsByToken(
  db: Db | Transaction,
  { tokens, now, isToRefer = false }: { tokens: readonly string[]; now: Date; isToRefer?: boolean },
): Promise<ReadonlyMap<string, ScorecardSubmission>> {
  if (tokens.length === 0) return new Map()
  const found = db
    .select({ hash: oneTimeTokens.token_hash, scorecard: scorecardSubmissions })
    .from(oneTimeTokens)
    .innerJoin(scorecardSubmissions, eq(scorecardSubmissions.id, oneTimeTokens.subject_id))
    .where(
      and(
        inArray(oneTimeTokens.token_hash, tokens.map(hashToken)),
        eq(oneTimeTokens.purpose, 'scorecard'),
        gt(oneTimeTokens.expires_at, now),
      ),
    )
  const rows = await (isToRefer ? found.for('key share', { of: scorecardSubmissions }) : found)
  const byHash = new Map(rows.map(({ hash, scorecard }) => [hash, scorecard]))
  return new Map(
    tokens.flatMap((token) => {
      const scorecard = byHash.get(hashToken(token))
      return scorecard ? [[token, scorecard] as const] : []
    }),
  )
}
