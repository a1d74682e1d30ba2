import { callTypeFacts } from '#content/facts/call-types'
import { bookCall } from '#contracts/book-call'
import { heldUntil } from '#domain/call-rules'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { placeCalls } from '#server/commands/calls/place-calls.server'
import { newRow } from '#server/db/rows'
import { calls } from '#server/db/schema/calls'
import { callMailOf } from '#server/deliveries/kinds/call-mail'

/**
 * Requests a call, or says which times are near when that one cannot be had (behavior 9.13). Of somebody who had
 * waited in quarantine nothing is lost when their time is gone by then: the request is declined, and the mail about it
 * offers other times.
 */
export const bookCallFunction = defineForm(bookCall, {
  access: 'public',
  lookAtAll: (requests, tx) =>
    placeCalls(
      tx,
      requests.map(({ input, now, outside, senderKey, isReleased }) => ({
        minutes: callTypeFacts[input.type].minutes,
        startsAt: new Date(input.startsAt),
        email: input.email,
        senderKey: isReleased ? undefined : senderKey,
        now,
        rules: outside.callRules,
      })),
    ),
  submit({ input, id, now, isReleased, seen, outside }) {
    const { type, zone, name, email, way, phone, broken, visit } = input
    const startsAt = new Date(input.startsAt)
    const answer = {
      data: {
        startsAt: startsAt.toISOString(),
        ...(seen.isHad
          ? { state: 'requested' as const, answerBy: seen.answerBy.toISOString() }
          : { state: seen.why, nearest: seen.nearest.map((time) => time.toISOString()) }),
      },
    }
    if (seen.isHad ? seen.isRepeated : !isReleased) return { deliveries: [], answer }
    const { minutes } = callTypeFacts[type]
    const call = {
      id,
      type,
      state: seen.isHad ? ('requested' as const) : ('declined' as const),
      starts_at: startsAt,
      minutes,
      held_until: heldUntil(startsAt, minutes, outside.callRules),
      zone,
      name,
      email,
      phone: phone ?? null,
      way,
      broken: broken ?? null,
      join_url: null,
      answer_by: seen.isHad ? seen.answerBy : now,
      requested_at: now,
      booked_at: null,
      note: null,
      invitations: 0,
      version: 0,
      changed_at: now,
      created_at: now,
    }
    return {
      rows: [newRow(calls, call)],
      activity: newActivity('call', id, { values: { ...input, minutes }, visit }),
      deliveries: [callMailOf(call, seen.isHad ? 'requested' : 'declined')],
      changes: ['calls'],
      answer,
    }
  },
})
