import { and, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { callTitle } from '#content/facts/call-types'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { type Deliver, defineDelivery, type NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { tryForMs } from '#server/deliveries/ledger/schedule'
import { ServiceError } from '#server/errors/service-error'
import { awaitsLink, type Call } from '#server/queries/calls/calls.server'
import type { ZoomMeeting } from '#server/services/zoom/zoom-meetings'
import { deliverLink } from './call-mail.ts'

const name = 'zoom-meeting'

/**
 * Creates, moves or deletes the Zoom meeting of a call to match the call. Only the newest delivery about a call acts,
 * and only while no other is being sent. It looks for an existing meeting first, so that no call gets two.
 */
export const zoomMeeting = defineDelivery({
  name,
  service: 'zoom',
  payload: z.union([
    z.object({ callId: z.string(), version: z.int() }),
    /** The id of a meeting that no call uses anymore. */
    z.object({ surplusId: z.string() }),
  ]),
  subjectOf: (about) => ('callId' in about ? { kind: 'call', id: about.callId } : undefined),
  isConnected: ({ zoom }) => zoom !== undefined,
  async attempt({ payload, db, services: { zoom, businessZone }, key, store }) {
    if (!zoom) throw new Error('claimed without Zoom')
    if ('surplusId' in payload) return zoom.deleteMeeting(payload.surplusId)
    const { callId } = payload
    const others = await deliveriesAbout(db, callId)
    if (others[0]?.key !== key) return 'A later change of the call brings its meeting up to date.'
    if (others.some((each) => each.key !== key && each.state === 'sending')) {
      throw new ServiceError('An earlier change of the call is still on its way to Zoom: waiting.', {
        rejected: true,
      })
    }
    const [call] = await db.select().from(calls).where(eq(calls.id, callId))
    const before = call?.zoom_meeting_id
      ? { id: call.zoom_meeting_id, joinUrl: call.join_url ?? '' }
      : await zoom.findMeeting(callId)
    if (!call || !hasMeeting(call)) {
      if (before) await zoom.deleteMeeting(before.id)
      if (call?.zoom_meeting_id) await store(async (tx) => void (await storeMeeting(tx, call, undefined)))
      return
    }
    const { type, starts_at: startsAt, minutes } = call
    const isThere = before !== undefined && (await zoom.moveMeeting(before.id, { startsAt, minutes }))
    const meeting = isThere
      ? before
      : await zoom.createMeeting({
          reference: callId,
          // The topic does not tell Zoom whom the call is with.
          topic: callTitle(type),
          zone: businessZone,
          startsAt,
          minutes,
        })
    let isStored = false
    await store(async (tx, deliver) => {
      const after = await storeMeeting(tx, call, meeting)
      isStored = after !== undefined
      if (after?.state === 'booked' && after.join_url !== call.join_url) await deliverLink(tx, deliver, after)
    })
    // The call was erased or given another link in the meantime.
    if (!isStored) await zoom.deleteMeeting(meeting.id)
  },
})

/** Returns the Zoom deliveries about a call, newest first. */
const deliveriesAbout = (db: Db, callId: string) =>
  db
    .select({ key: deliveries.dedupe_key, state: deliveries.state })
    .from(deliveries)
    .where(and(eq(deliveries.kind, name), eq(deliveries.subject_id, callId)))
    .orderBy(desc(deliveries.created_at))

/** Whether the call should have a Zoom meeting now. */
const hasMeeting = (call: Call) =>
  (awaitsLink(call) && call.starts_at > new Date()) ||
  (call.zoom_meeting_id !== null && (call.state === 'requested' || call.state === 'booked'))

/** Stores a call's meeting and returns the updated call; undefined if the call's link has changed in the meantime. */
async function storeMeeting(
  tx: Transaction,
  { id, zoom_meeting_id, join_url }: Call,
  meeting: ZoomMeeting | undefined,
): Promise<Call | undefined> {
  const [after] = await tx
    .update(calls)
    .set({ zoom_meeting_id: meeting?.id ?? null, join_url: meeting?.joinUrl ?? null })
    .where(
      and(
        eq(calls.id, id),
        sql`${calls.zoom_meeting_id} is not distinct from ${zoom_meeting_id}`,
        sql`${calls.join_url} is not distinct from ${join_url}`,
      ),
    )
    .returning()
  if (after) await announceChange(tx, 'calls')
  return after
}

/** Returns the link columns for booking a call with the given link; null stands for its Zoom meeting. */
export function linkColumnsFor(
  { join_url, zoom_meeting_id }: Call,
  given: string | null,
): Pick<Call, 'join_url' | 'zoom_meeting_id'> {
  const keeps = zoom_meeting_id !== null && (given === null || given === join_url)
  return keeps ? { join_url, zoom_meeting_id } : { join_url: given, zoom_meeting_id: null }
}

/** Creates the delivery that updates the Zoom meeting after a change of a call that has, had or awaits one. */
export async function followMeeting(deliver: Deliver, before: Call, after: Call): Promise<void> {
  const { zoom_meeting_id: old } = before
  if (old !== null && after.zoom_meeting_id === null) await deliver(...surplusMeetingOf(old))
  if (after.zoom_meeting_id === null && !awaitsLink(before) && !awaitsLink(after)) return
  const { id, version, starts_at } = after
  await deliver(
    zoomMeeting,
    { callId: id, version },
    {
      key: `${name}:${id}:${version}`,
      // A meeting is useless once its call has begun.
      ...(awaitsLink(after) && {
        expiresAt: new Date(Math.min(starts_at.getTime(), after.changed_at.getTime() + tryForMs)),
      }),
    },
  )
}

/** Creates the delivery that deletes a meeting that no call uses anymore. */
export const surplusMeetingOf = (id: string): NewDelivery =>
  newDelivery(zoomMeeting, { surplusId: id }, { key: `${name}:${id}` })
