import { confirmCallByLink } from '#contracts/confirm-call-by-link'
import { defineFunction } from '#server/calls/define-function'
import { callByToken } from '#server/commands/calls/change-calls.server'
import { writeLog } from '#server/queries/log/log.server'
import { confirmRequest } from './confirm-request.ts'
import { needsNoLink } from './require-join-url.ts'

/** Confirms a call by the link in the owner's mail, without a sign-in. */
export const confirmCallByLinkFunction = defineFunction(confirmCallByLink, {
  access: 'public',
  async handle({ input: { token, joinUrl: givenJoinUrl }, tx, deliver, isConnected, now, outside }) {
    const link = await callByToken(tx, { token, purpose: 'call-decision', now })
    if (!link) return { data: { state: 'unknown' as const } }
    const { found, issuedAt } = link
    const { call } = found
    if (call.state === 'booked' && call.requested_at <= issuedAt)
      return { data: { state: 'already' as const } }
    // The owner agreed to the time in the mail, and the call was moved since.
    if (call.requested_at > issuedAt) return { data: { state: 'changed' as const } }
    if (call.state !== 'requested' || call.starts_at <= now) return { data: { state: 'off' as const } }
    const joinUrl = call.way === 'video' ? (givenJoinUrl ?? null) : null
    if (joinUrl === null && !needsNoLink(call, outside)) return { data: { state: 'needs_link' as const } }
    const changes = await confirmRequest(found, { tx, deliver, isConnected, now, by: null, joinUrl })
    await writeLog(tx, { userId: null, action: confirmCallByLink.name, now }, changes)
    return { data: { state: 'confirmed' as const } }
  },
})
