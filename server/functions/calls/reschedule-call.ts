import { rescheduleCall } from '#contracts/reschedule-call'
import { heldUntil } from '#domain/call-rules'
import { defineChange } from '#server/calls/define-function'
import {
  bookedContact,
  callChange,
  changeCall,
  officeCall,
  requireVersion,
} from '#server/commands/calls/change-calls.server'
import { callMailOf } from '#server/deliveries/kinds/call-mail'
import { linkColumnsFor, followMeeting } from '#server/deliveries/kinds/zoom-meeting'
import { AppError } from '#server/errors/app-error'
import { isHeld, lockCallTimes } from '#server/queries/calls/calls.server'
import { requireJoinUrl } from './require-join-url.ts'
import { recordCall } from './record-call.ts'

/**
 * Moves a call for the business: it is booked at the new time, and the visitor gets a mail and a new calendar entry.
 * A booked call that has begun can be moved until its outcome is marked.
 */
export const rescheduleCallFunction = defineChange(rescheduleCall, {
  access: 'editor',
  async change({ input, tx, deliver, isConnected, now, caller: { userId: by }, outside }) {
    const { id, version, note } = input
    // Locked before any row, in the same order as book-call.
    await lockCallTimes(tx)
    const found = await officeCall(tx, id)
    const { call, contact } = found
    const startsAt = new Date(input.startsAt)
    const answer = { data: { id } }
    // Two people of the office may press at once.
    if (call.state === 'booked' && call.starts_at.getTime() === startsAt.getTime())
      return { answer, changes: [] }
    requireVersion(call, version)
    if (call.state !== 'requested' && call.state !== 'booked') {
      throw new AppError('conflict', { userMessage: 'This call is over or off, so it can’t be moved.' })
    }
    if (startsAt <= now) throw unusable('That time is over. Please pick a later one.')
    const until = heldUntil(startsAt, call.minutes, outside.callRules)
    if (await isHeld(tx, { startsAt, until, except: id }))
      throw unusable('Another call has that time. Please pick another one.')
    const joinUrl = requireJoinUrl(call, input.joinUrl, outside)
    const changes = call.state === 'requested' ? await bookedContact(tx, contact, { by, now }) : []
    const after = await changeCall(tx, call, {
      state: 'booked',
      starts_at: startsAt,
      held_until: until,
      ...linkColumnsFor(call, joinUrl),
      booked_at: now,
      changed_at: now,
      invitations: call.invitations + 1,
    })
    const before = call.starts_at.toISOString()
    const recording = { tx, deliver, isConnected, now }
    await recordCall(
      { call: after, contact },
      { kind: 'call-moved-by-us', more: { before, note } },
      recording,
    )
    await followMeeting(deliver, call, after)
    await deliver(...callMailOf(after, 'moved-by-us', { move: { before, note } }))
    return { answer, changes: [callChange(call, after), ...changes] }
  },
})

const unusable = (message: string) =>
  new AppError('invalid', { userMessage: message, issues: [{ path: 'startsAt', message }] })
