import { getCall } from '#contracts/get-call'
import { movableUntil } from '#domain/call-rules'
import { defineRead } from '#server/calls/define-function'
import { aboutOf, callByToken } from '#server/queries/calls/calls.server'

export const getCallFunction = defineRead(getCall, {
  access: 'public',
  async read({ input: { token }, db, outside: { callRules, now: clock } }) {
    const now = clock()
    const call = await callByToken(db, { token, now })
    if (!call) return { data: null }
    const { type, state, starts_at, minutes, zone, way, phone, join_url, answer_by } = call
    const isAhead = (state === 'requested' || state === 'booked') && starts_at > now
    return {
      data: {
        type,
        about: await aboutOf(db, call),
        state,
        startsAt: starts_at.toISOString(),
        minutes,
        zone,
        businessZone: callRules.hours.zone,
        way,
        phone,
        joinUrl: state === 'booked' ? join_url : null,
        answerBy: answer_by.toISOString(),
        canCancel: isAhead,
        canMove: isAhead && movableUntil(starts_at, callRules) > now,
      },
    }
  },
})
