import { sendCallMailAgain } from '#contracts/send-call-mail-again'
import { defineFunction } from '#server/calls/define-function'
import { callByToken } from '#server/commands/calls/change-calls.server'
import { callMailAgain } from '#server/deliveries/kinds/call-mail'
import { quarantinedRequest } from '#server/queries/calls/quarantined-requests.server'

export const sendCallMailAgainFunction = defineFunction(sendCallMailAgain, {
  access: 'public',
  async handle({ input: { token }, tx, deliver, now }) {
    const link = await callByToken(tx, { token, purpose: 'call', now })
    const call = link?.found.call ?? (await quarantinedRequest(tx, { token, now }))?.call
    if (!call) return { data: { state: 'unknown' as const } }
    const { state } = call
    if ((state !== 'requested' && state !== 'booked') || call.starts_at <= now)
      return { data: { state: 'off' as const } }
    if (link) await deliver(...(await callMailAgain(tx, { ...call, state }, now)))
    return { data: { state: 'sent' as const } }
  },
})
