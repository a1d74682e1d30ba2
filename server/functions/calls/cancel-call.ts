import { cancelCall } from '#contracts/cancel-call'
import { defineFunction } from '#server/calls/define-function'
import { callByToken } from '#server/commands/calls/change-calls.server'
import { changeQuarantinedRequest } from '#server/commands/calls/change-quarantined-request.server'
import { withdrawQuestion } from '#server/commands/contacts/withdraw-question.server'
import { quarantinedRequest } from '#server/queries/calls/quarantined-requests.server'
import { endCall } from './end-call.ts'

/** Lets a visitor cancel their own call. For a request in quarantine, nobody is notified. */
export const cancelCallFunction = defineFunction(cancelCall, {
  access: 'public',
  async handle({ input: { token, note }, tx, deliver, isConnected, now }) {
    const link = await callByToken(tx, { token, purpose: 'call', now })
    const quarantined = link ? undefined : await quarantinedRequest(tx, { token, now, forUpdate: true })
    const call = link?.found.call ?? quarantined?.call
    if (!call) return { data: { state: 'unknown' as const } }
    const isOn = call.state === 'requested' || call.state === 'booked'
    if (!isOn || call.starts_at <= now) return { data: { state: 'off' as const } }
    if (quarantined) await changeQuarantinedRequest(tx, quarantined, { isWithdrawn: true })
    if (!link) return { data: { state: 'canceled' as const } }
    const { contact } = link.found
    if (call.state === 'requested' && contact) await withdrawQuestion(tx, contact.id, call.requested_at)
    await endCall(link.found, { tx, deliver, isConnected, now, news: 'canceled-by-them', note })
    return { data: { state: 'canceled' as const } }
  },
})
