import { cancelCall } from '#contracts/cancel-call'
import { newActivity } from '#server/activities/new-activity'
import { defineFunction } from '#server/calls/define-function'
import { callOfLink, changeCall, nextInvitation } from '#server/commands/calls/change-calls.server'
import { withdrawQuestion } from '#server/commands/contacts/withdraw-question.server'
import { callMailOf } from '#server/deliveries/kinds/call-mail'
import { recordSubmission } from '#server/events/record-submission'

/** Cancels a call by its visitor. */
export const cancelCallFunction = defineFunction(cancelCall, {
  access: 'public',
  async handle({ input: { token, note }, tx, deliver, isConnected, now }) {
    const link = await callOfLink(tx, { token, purpose: 'call', now })
    if (!link) return { data: { state: 'unknown' as const } }
    const { call, contact } = link.found
    const isOn = call.state === 'requested' || call.state === 'booked'
    if (!isOn || call.starts_at <= now) return { data: { state: 'off' as const } }
    if (call.state === 'requested' && contact) await withdrawQuestion(tx, contact.id, call.requested_at)
    const after = await changeCall(tx, call, {
      state: 'canceled',
      note: note ?? null,
      changed_at: now,
      invitations: nextInvitation(call),
    })
    const values = { startsAt: call.starts_at.toISOString(), type: call.type, note }
    const person = { email: contact?.email ?? call.email }
    const activity = { ...newActivity('call-canceled', crypto.randomUUID(), { values, person }), now }
    await recordSubmission({ tx, deliver, isConnected }, { activity, answers: values })
    await deliver(...callMailOf(after, 'canceled-by-them'))
    return { data: { state: 'canceled' as const } }
  },
})
