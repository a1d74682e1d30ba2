import { callTypeFacts } from '#content/facts/call-types'
import type { bookCall } from '#contracts/book-call'
import type { InputOf } from '#contracts/contract'
import { type CallRules, heldUntil } from '#domain/call-rules'
import type { Call } from './calls.server.ts'

type Given = Pick<Call, 'id' | 'state' | 'answer_by' | 'requested_at' | 'scorecard_id'> & {
  rules: Pick<CallRules, 'bufferMinutes'>
}

/** The row of a request. */
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
    join_url: null,
    requested_at,
    booked_at: null,
    note: null,
    invitations: 0,
    version: 0,
    changed_at: requested_at,
    created_at: requested_at,
  }
}
