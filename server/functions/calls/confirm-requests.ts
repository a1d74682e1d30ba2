import { and, asc, eq, gt } from 'drizzle-orm'
import type { CallRules } from '#domain/call-rules'
import { callForUpdate } from '#server/commands/calls/change-calls.server'
import type { Db, Transaction } from '#server/db/connect'
import { calls } from '#server/db/schema/calls'
import { timeOf } from '#server/db/time-of'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { zoomMeeting } from '#server/deliveries/kinds/zoom-meeting'
import type { DeliveryKind } from '#server/deliveries/ledger/delivery-kind'
import type { Call } from '#server/queries/calls/calls.server'
import { allCalendars, askForCalendars, busyTimesWithin } from '#server/queries/calls/calendars.server'
import { confirmRequest } from './confirm-request.ts'

interface ConfirmOptions {
  rules: Pick<CallRules, 'autoConfirms'>
  /** The business's own join URL. Without it and Zoom, a video call waits for the owner. */
  ownRoom: string | undefined
  isConnected(kind: DeliveryKind): boolean
}

/**
 * Confirms the oldest request whose time is free in every calendar, each read after it, if the owner has turned on
 * automatic confirmation. Returns 1, or 0 if there is none; any number of processes call it until then.
 */
export async function confirmRequests(
  db: Db,
  { rules, ownRoom, isConnected }: ConfirmOptions,
): Promise<number> {
  if (!rules.autoConfirms) return 0
  return db.transaction(async (tx) => {
    const now = await timeOf(tx)
    const calendars = await allCalendars(tx)
    if (calendars.length === 0) return 0
    const open = await requestsAhead(tx, now)
    const readAt = Math.min(...calendars.map(({ read_at }) => read_at?.getTime() ?? 0))
    const newest = open.at(-1)?.requested_at
    if (newest && newest.getTime() >= readAt) await askForCalendars(tx, newest)
    for (const { id, version, way, requested_at, join_url } of open) {
      const joinUrl = way === 'video' ? (join_url ?? ownRoom ?? null) : null
      if (requested_at.getTime() >= readAt) continue
      if (way === 'video' && joinUrl === null && !isConnected(zoomMeeting)) continue
      const found = await callForUpdate(tx, id)
      // Somebody else may have answered or moved it.
      if (!found || found.call.version !== version || (await isBusy(tx, found.call))) continue
      await confirmRequest(found, { tx, deliver: deliverWithin(tx), isConnected, now, by: null, joinUrl })
      return 1
    }
    return 0
  })
}

/** Returns the requests that wait for an answer, the oldest first. */
const requestsAhead = (tx: Transaction, now: Date): Promise<Call[]> =>
  tx
    .select()
    .from(calls)
    .where(and(eq(calls.state, 'requested'), gt(calls.starts_at, now), gt(calls.answer_by, now)))
    .orderBy(asc(calls.requested_at), asc(calls.id))

async function isBusy(tx: Transaction, { starts_at: from, held_until: to }: Call): Promise<boolean> {
  return (await busyTimesWithin(tx, { from, to })).length > 0
}
