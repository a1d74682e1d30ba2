import { cancelCall } from '#contracts/cancel-call'
import { defineFunction } from '#server/calls/define-function'
import { callOfLink } from '#server/commands/calls/change-calls.server'
import { changeHeldCall } from '#server/commands/calls/change-held-call.server'
import { withdrawQuestion } from '#server/commands/contacts/withdraw-question.server'
import { heldCall } from '#server/queries/calls/held-calls.server'
import { endCall } from './end-call.ts'

/** Lets a visitor cancel their own call. One still in quarantine has no link yet, and nobody to notify. */
export const cancelCallFunction = defineFunction(cancelCall, {
  access: 'public',
  async handle({ input: { token, note }, tx, deliver, isConnected, now }) {
    const link = await callOfLink(tx, { token, purpose: 'call', now })
    const held = link ? undefined : await heldCall(tx, { token, now, isToChange: true })
    const call = link?.found.call ?? held?.call
    if (!call) return { data: { state: 'unknown' as const } }
    const isOn = call.state === 'requested' || call.state === 'booked'
    if (!isOn || call.starts_at <= now) return { data: { state: 'off' as const } }
    if (held) await changeHeldCall(tx, held, { isWithdrawn: true })
    if (!link) return { data: { state: 'canceled' as const } }
    const { contact } = link.found
    if (call.state === 'requested' && contact) await withdrawQuestion(tx, contact.id, call.requested_at)
    await endCall(link.found, { tx, deliver, isConnected, now, news: 'canceled-by-them', note })
    return { data: { state: 'canceled' as const } }
  },
})
