import { and, countDistinct, eq, gt, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { bookingTopicOf, callLimits, type CallRules, holdingStates } from '#domain/call-rules'
import { type HeldTime, nearestTimes, openTimes, requestableRange } from '#domain/open-times'
import type { Db, Transaction } from '#server/db/connect'
import { isOneOf } from '#server/db/is-one-of'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { busyTimesWithin } from './calendars.server.ts'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'

export type Call = typeof calls.$inferSelect

const dayMs = 24 * 3_600_000

/**
 * Returns the times that calls hold or in which the owner is busy, from a day before `from` until a day after `to`, so
 * that every business day of the range is complete.
 * @param except the id of a call whose own time counts as free, because it is to be moved
 */
export async function heldTimes(
  db: Db | Transaction,
  { from, to, except }: { from: Date; to: Date; except?: string | undefined },
): Promise<HeldTime[]> {
  const range = { from: new Date(from.getTime() - dayMs), to: new Date(to.getTime() + dayMs) }
  const [held, busy] = await Promise.all([
    db
      .select({ startsAt: calls.starts_at, heldUntil: calls.held_until })
      .from(calls)
      .where(
        and(
          inArray(calls.state, [...holdingStates]),
          gt(calls.starts_at, range.from),
          lt(calls.starts_at, range.to),
          except === undefined ? undefined : sql`${calls.id} <> ${except}`,
        ),
      ),
    busyTimesWithin(db, range),
  ])
  return [...held, ...busy]
}

/** Whether a call other than `except` overlaps a time. */
export async function isHeld(
  tx: Transaction,
  { startsAt, until, except }: { startsAt: Date; until: Date; except: string },
): Promise<boolean> {
  const inTheWay = and(
    inArray(calls.state, [...holdingStates]),
    lt(calls.starts_at, until),
    gt(calls.held_until, startsAt),
    ne(calls.id, except),
  )
  return (await tx.$count(calls, inTheWay)) > 0
}

/** Returns the open times nearest to that of a call that does not take place. */
export async function otherTimes(
  db: Db,
  { call, rules, now }: { call: Call; rules: CallRules; now: Date },
): Promise<Date[]> {
  const { minutes, starts_at: wanted } = call
  const held = await heldTimes(db, requestableRange(now, rules))
  const open = openTimes({ minutes, rules, held, now })
  return nearestTimes(
    open.filter((time) => time.getTime() !== wanted.getTime()),
    wanted,
    callLimits.timesOffered,
  )
}

/** Whether a call is requested and its time is in the future. */
export const isRequestAhead = (now: Date): SQL =>
  sql`(${calls.state} = 'requested' and ${calls.starts_at} > ${now.toISOString()}::timestamptz)`

/** Whether a call has begun and nobody has recorded whether the visitor came. */
export const isUnmarked = (now: Date): SQL =>
  sql`(${calls.state} = 'booked' and ${calls.starts_at} <= ${now.toISOString()}::timestamptz)`

/** Serializes requests until the transaction ends, because concurrent ones would see the same open times. */
export async function lockCallTimes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('call-times', 0))`)
}

/** @throws Error if it does not exist, which is a bug: a delivery is stored in the same transaction as its row */
export async function callOf(db: Db | Transaction, id: string): Promise<Call> {
  const [call] = await db.select().from(calls).where(eq(calls.id, id))
  if (!call) throw new Error(`no call ${id}`)
  return call
}

/** Returns the `about` parameter for links to other times for this call (`bookingTopicOf`). */
export async function aboutOf(
  db: Db | Transaction,
  { id, type }: Pick<Call, 'id' | 'type'>,
): Promise<string> {
  const [asked] = await db
    .select({ content: activities.content })
    .from(activities)
    .where(and(eq(activities.kind, 'call'), eq(activities.subject_id, id)))
  const about = asked?.content.find(([field]) => field === 'about')?.[1]
  return bookingTopicOf(type, typeof about === 'string' ? about : undefined)
}

/** Returns the call whose current time this person requested at that moment. */
export async function callRequestedBy(db: Db, email: string, requestedAt: Date): Promise<Call | undefined> {
  const [call] = await db
    .select()
    .from(calls)
    .where(and(eq(calls.email, email), eq(calls.requested_at, requestedAt)))
  return call
}

/** Returns the requested and booked calls under these addresses. */
export async function activeCallsOf(tx: Transaction, emails: readonly string[]): Promise<Call[]> {
  return tx
    .select()
    .from(calls)
    .where(and(isOneOf(calls.email, emails), inArray(calls.state, ['requested', 'booked'])))
}

/** Counts open future requests by network. A delivery's `sender` identifies the network. */
export async function requestsFrom(
  tx: Transaction,
  senderKeys: readonly string[],
  now: Date,
): Promise<Map<string | null, number>> {
  const rows = await tx
    .select({ sender: deliveries.sender, requests: countDistinct(calls.id) })
    .from(calls)
    .innerJoin(deliveries, eq(deliveries.subject_id, calls.id))
    .where(and(isRequestAhead(now), isOneOf(deliveries.sender, senderKeys)))
    .groupBy(deliveries.sender)
  return new Map(rows.map(({ sender, requests }) => [sender, requests]))
}

/** Returns the network key of a call's request, as in `requestsFrom`; undefined once it is deleted. */
export async function senderOfCall(tx: Transaction, id: string): Promise<string | undefined> {
  const [first] = await tx
    .select({ sender: deliveries.sender })
    .from(deliveries)
    .where(and(eq(deliveries.subject_id, id), isNotNull(deliveries.sender)))
    .orderBy(deliveries.created_at)
    .limit(1)
  return first?.sender ?? undefined
}

/** Whether a booked video call has no link yet, because its Zoom meeting is still to be created. */
export const awaitsLink = ({ state, way, join_url }: Pick<Call, 'state' | 'way' | 'join_url'>): boolean =>
  state === 'booked' && way === 'video' && join_url === null

/** The link proposed for the next video call: the business's own room, or the link of the last call. */
export interface ProposedLink {
  url: string
  isOwnRoom: boolean
}

export async function proposedLink(
  db: Db | Transaction,
  ownRoom: string | undefined,
): Promise<ProposedLink | null> {
  if (ownRoom !== undefined) return { url: ownRoom, isOwnRoom: true }
  const [last] = await db
    .select({ url: calls.join_url })
    .from(calls)
    // A Zoom meeting that was created for one call is not proposed for another.
    .where(and(isNotNull(calls.join_url), isNull(calls.zoom_meeting_id)))
    .orderBy(sql`${calls.requested_at} desc`)
    .limit(1)
  return last?.url ? { url: last.url, isOwnRoom: false } : null
}

/** Returns the call of a link in its visitor's mails; undefined for an unknown or expired link. */
export async function callByToken(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<Call | undefined> {
  const [found] = await db
    .select({ call: calls })
    .from(oneTimeTokens)
    .innerJoin(calls, eq(calls.id, oneTimeTokens.subject_id))
    .where(
      and(
        eq(oneTimeTokens.token_hash, hashToken(token)),
        eq(oneTimeTokens.purpose, 'call'),
        gt(oneTimeTokens.expires_at, now),
      ),
    )
  return found?.call
}
