import { moveCall } from '#contracts/move-call'
import { heldUntil, movableUntil } from '#domain/call-rules'
import { defineFunction } from '#server/calls/define-function'
import {
  callByToken,
  changeCall,
  nextInvitation,
  unbookedContact,
} from '#server/commands/calls/change-calls.server'
import { changeQuarantinedRequest } from '#server/commands/calls/change-quarantined-request.server'
import { placeCalls } from '#server/commands/calls/place-calls.server'
import { lockCallTimes } from '#server/queries/calls/calls.server'
import { quarantinedRequest } from '#server/queries/calls/quarantined-requests.server'
import { callMailOf } from '#server/deliveries/kinds/call-mail'
import { followMeeting } from '#server/deliveries/kinds/zoom-meeting'
import { recordCall } from './record-call.ts'

/**
 * Moves a call for its visitor. The new time is a request, because the business has not agreed to it; an entry in the
 * visitor's calendar moves at once, as tentative.
 */
export const moveCallFunction = defineFunction(moveCall, {
  access: 'public',
  async handle({ input, tx, deliver, isConnected, now, outside }) {
    // Locked before any row, in the same order as book-call.
    await lockCallTimes(tx)
    const link = await callByToken(tx, { token: input.token, purpose: 'call', now })
    const quarantined = link
      ? undefined
      : await quarantinedRequest(tx, { token: input.token, now, forUpdate: true })
    const call = link?.found.call ?? quarantined?.call
    if (!call) return { data: { state: 'unknown' as const } }
    const isOn = call.state === 'requested' || call.state === 'booked'
    if (!isOn || call.starts_at <= now) return { data: { state: 'off' as const } }
    if (movableUntil(call.starts_at, outside.callRules) <= now) return { data: { state: 'late' as const } }
    const startsAt = new Date(input.startsAt)
    if (startsAt.getTime() === call.starts_at.getTime()) return { data: { state: 'moved' as const } }
    const { minutes } = call
    const request = { minutes, startsAt, email: call.email, now, rules: outside.callRules }
    const [placed] = await placeCalls(tx, [request], { except: call.id })
    if (!placed?.isPlaced || placed.isRepeated) {
      const { why, nearest } = placed && !placed.isPlaced ? placed : { why: 'taken' as const, nearest: [] }
      // A move is not another request, so it is never refused as `too_many`.
      const state = why === 'closed' ? ('closed' as const) : ('taken' as const)
      return { data: { state, nearest: nearest.map((time) => time.toISOString()) } }
    }
    if (quarantined) {
      const { kept, data } = quarantined
      const [time, answerBy] = [startsAt.toISOString(), placed.answerBy.toISOString()]
      await changeQuarantinedRequest(tx, quarantined, {
        input: { ...kept.input, startsAt: time, zone: input.zone },
        answer: { data: { ...data, startsAt: time, answerBy } },
      })
    }
    if (!link) return { data: { state: 'moved' as const } }
    const { contact } = link.found
    const after = await changeCall(tx, call, {
      state: 'requested',
      starts_at: startsAt,
      held_until: heldUntil(startsAt, minutes, outside.callRules),
      zone: input.zone,
      answer_by: placed.answerBy,
      requested_at: now,
      booked_at: null,
      changed_at: now,
      invitations: nextInvitation(call),
    })
    await unbookedContact(tx, link.found)
    const before = call.starts_at.toISOString()
    await recordCall(
      { call: after, contact },
      { kind: 'call-moved', more: { before } },
      { tx, deliver, isConnected, now },
    )
    await followMeeting(deliver, call, after)
    await deliver(...callMailOf(after, 'moved'))
    return { data: { state: 'moved' as const } }
  },
})
