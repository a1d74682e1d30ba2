import { getCall } from '#contracts/get-call'
import { movableUntil } from '#domain/call-rules'
import { defineRead } from '#server/calls/define-function'
import { aboutOf, callByToken } from '#server/queries/calls/calls.server'
import { quarantinedRequest } from '#server/queries/calls/quarantined-requests.server'
import { isUndoable } from './is-undoable.ts'

export const getCallFunction = defineRead(getCall, {
  access: 'public',
  async read({ input: { token }, db, outside: { callRules, connected, now: clock } }) {
    const now = clock()
    const stored = await callByToken(db, { token, now })
    const quarantined = stored ? undefined : await quarantinedRequest(db, { token, now })
    const call = stored ?? quarantined?.call
    if (!call) return { data: null }
    const { type, state, starts_at, minutes, zone, email, way, phone, join_url, answer_by, requested_at } =
      call
    const isAhead = (state === 'requested' || state === 'booked') && starts_at > now
    return {
      data: {
        type,
        about: quarantined?.about ?? (await aboutOf(db, call)),
        state,
        startsAt: starts_at.toISOString(),
        minutes,
        zone,
        email,
        requestedAt: requested_at.toISOString(),
        businessZone: callRules.hours.zone,
        way,
        phone,
        joinUrl: state === 'booked' ? join_url : null,
        isMailed: connected.mail,
        answerBy: answer_by.toISOString(),
        canUndo: quarantined?.canUndo ?? (await isUndoable(db, call, now)),
        canCancel: isAhead,
        canMove: isAhead && movableUntil(starts_at, callRules) > now,
      },
    }
  },
})
