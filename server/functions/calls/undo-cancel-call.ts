import { undoCancelCall } from '#contracts/undo-cancel-call'
import { defineFunction } from '#server/calls/define-function'
import {
  callByToken,
  changeCall,
  type LockedCall,
  nextInvitation,
} from '#server/commands/calls/change-calls.server'
import { changeQuarantinedRequest } from '#server/commands/calls/change-quarantined-request.server'
import { placeCalls } from '#server/commands/calls/place-calls.server'
import { callMailOf } from '#server/deliveries/kinds/call-mail'
import { followMeeting } from '#server/deliveries/kinds/zoom-meeting'
import { quarantinedRequest } from '#server/queries/calls/quarantined-requests.server'
import { lockCallTimes, senderOfCall } from '#server/queries/calls/calls.server'
import { isUndoable } from './is-undoable.ts'
import { recordCall } from './record-call.ts'

/**
 * Undoes a visitor's cancel. The call is a request again with the limits of one, even if it was confirmed, because
 * the business may have planned something else since.
 */
export const undoCancelCallFunction = defineFunction(undoCancelCall, {
  access: 'public',
  async handle({ input: { token }, tx, deliver, isConnected, now, outside }) {
    // Locked before any row, in the same order as book-call.
    await lockCallTimes(tx)
    const link = await callByToken(tx, { token, purpose: 'call', now })
    const quarantined = link ? undefined : await quarantinedRequest(tx, { token, now, forUpdate: true })
    const call = link?.found.call ?? quarantined?.call
    if (!call) return { data: { state: 'unknown' as const } }
    if (link && !(await isUndoable(tx, call, now))) return { data: { state: 'off' as const } }
    if (quarantined && !quarantined.canUndo) return { data: { state: 'off' as const } }
    const { minutes, starts_at: startsAt, email } = call
    const senderKey = await senderOfCall(tx, call.id)
    const request = { minutes, startsAt, email, senderKey, now, rules: outside.callRules }
    const [placed] = await placeCalls(tx, [request])
    if (!placed?.isPlaced || placed.isRepeated) return { data: { state: 'gone' as const } }
    if (quarantined) {
      const data = { ...quarantined.data, answerBy: placed.answerBy.toISOString() }
      await changeQuarantinedRequest(tx, quarantined, { isWithdrawn: false, answer: { data } })
    }
    if (!link) return { data: { state: 'requested' as const } }
    const after = await changeCall(tx, call, {
      state: 'requested',
      answer_by: placed.answerBy,
      requested_at: now,
      booked_at: null,
      note: null,
      changed_at: now,
      invitations: nextInvitation(call),
    })
    const found: LockedCall = { call: after, contact: link.found.contact }
    await recordCall(found, { kind: 'call-restored' }, { tx, deliver, isConnected, now })
    await followMeeting(deliver, call, after)
    await deliver(...callMailOf(after, 'restored'))
    return { data: { state: 'requested' as const } }
  },
})
