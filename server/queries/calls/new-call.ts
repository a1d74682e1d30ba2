import { callTypeFacts } from '#content/facts/call-types'
import type { bookCall } from '#contracts/book-call'
import type { InputOf } from '#contracts/contract'
import { callQuestionFields, type CallRules, heldUntil } from '#domain/call-rules'
import type { CallAnswer } from '#server/db/schema/calls'
import type { Call } from './calls.server.ts'

type Given = Pick<Call, 'id' | 'state' | 'answer_by' | 'requested_at' | 'scorecard_id'> & {
  rules: Pick<CallRules, 'bufferMinutes'>
}

/** Returns the answers to the owner's questions, with the questions as they were asked. */
function callAnswers(input: InputOf<typeof bookCall>): CallAnswer[] {
  const { questions } = callTypeFacts[input.type]
  return callQuestionFields.flatMap((field, index) => {
    const answer = input[field.answer]
    return answer === undefined
      ? []
      : [{ question: input[field.question] ?? questions[index]?.text ?? '', answer }]
  })
}

/** Returns the row of a new request. */
export function newCall(input: InputOf<typeof bookCall>, { requested_at, rules, ...given }: Given): Call {
  const { type, zone, name, email, way, phone, broken } = input
  const [startsAt, { minutes }] = [new Date(input.startsAt), callTypeFacts[type]]
  return {
    ...given,
    type,
    starts_at: startsAt,
    minutes,
    held_until: heldUntil(startsAt, minutes, rules),
    zone,
    name,
    email,
    phone: phone ?? null,
    way,
    broken: broken ?? null,
    answers: callAnswers(input),
    join_url: null,
    zoom_meeting_id: null,
    requested_at,
    booked_at: null,
    note: null,
    invitations: 0,
    version: 0,
    changed_at: requested_at,
    created_at: requested_at,
  }
}
