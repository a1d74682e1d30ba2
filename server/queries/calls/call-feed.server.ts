import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import { holdingStates } from '#domain/call-rules'
import type { Db, Transaction } from '#server/db/connect'
import { calls } from '#server/db/schema/calls'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import {
  addOneTimeToken,
  dropOneTimeTokens,
  hashToken,
  lockOneTimeTokens,
} from '#server/queries/accounts/one-time-tokens.server'
import type { Call } from './calls.server.ts'

const purpose = 'call-feed'
/** How long a call stays in the feed after its start. */
const pastDays = 60

/** Returns the feed's id, which renewals keep, and since when it has its current address. */
export async function callFeed(db: Db | Transaction): Promise<{ id: string; since: Date } | undefined> {
  const [feed] = await db
    .select({ id: oneTimeTokens.subject_id, since: oneTimeTokens.created_at })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.purpose, purpose))
    .orderBy(desc(oneTimeTokens.created_at))
    .limit(1)
  return feed?.id ? { id: feed.id, since: feed.since } : undefined
}

/** Gives the feed a new address. Returns the previous feed, its id and the new token. */
export async function renewFeed(tx: Transaction, now: Date) {
  await lockOneTimeTokens(tx, purpose)
  const before = await callFeed(tx)
  const id = before?.id ?? randomUUID()
  await dropOneTimeTokens(tx, { purpose, subjectId: null })
  return { before, id, token: await addOneTimeToken(tx, { purpose, subjectId: id, now }) }
}

/** Returns the calls, including requests, of the feed with this token; undefined for an unknown token. */
export async function callsOfFeed(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<Call[] | undefined> {
  const isFeed = and(
    eq(oneTimeTokens.token_hash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expires_at, now),
  )
  if ((await db.$count(oneTimeTokens, isFeed)) === 0) return undefined
  const since = new Date(now.getTime() - pastDays * 24 * 3_600_000)
  return db
    .select()
    .from(calls)
    .where(and(inArray(calls.state, [...holdingStates]), gt(calls.starts_at, since)))
    .orderBy(asc(calls.starts_at), asc(calls.id))
}
