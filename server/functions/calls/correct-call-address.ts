import { and, countDistinct, eq, ne } from 'drizzle-orm'
import { correctCallAddress } from '#contracts/correct-call-address'
import { callLimits } from '#domain/call-rules'
import { defineFunction } from '#server/calls/define-function'
import { callByToken, changeCall } from '#server/commands/calls/change-calls.server'
import { changeQuarantinedRequest } from '#server/commands/calls/change-quarantined-request.server'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { callMail, callMailAgain, callMailOf, lastNewsOf } from '#server/deliveries/kinds/call-mail'
import { hashToken } from '#server/queries/accounts/one-time-tokens.server'
import type { Call } from '#server/queries/calls/calls.server'
import { quarantinedRequest } from '#server/queries/calls/quarantined-requests.server'

/**
 * Corrects the address of a call for its visitor. The contact keeps their own, because the link does not prove whose
 * the new one is, and all other mails to the contact would follow.
 */
export const correctCallAddressFunction = defineFunction(correctCallAddress, {
  access: 'public',
  async handle({ input: { token, address: email }, tx, deliver, now }) {
    const link = await callByToken(tx, { token, purpose: 'call', now })
    const quarantined = link ? undefined : await quarantinedRequest(tx, { token, now, forUpdate: true })
    const call = link?.found.call ?? quarantined?.call
    if (!call) return { data: { state: 'unknown' as const } }
    const { state } = call
    if ((state !== 'requested' && state !== 'booked') || call.starts_at <= now)
      return { data: { state: 'off' as const } }
    const corrected = { data: { state: 'corrected' as const } }
    if (email === call.email) {
      if (link) await deliver(...(await callMailAgain(tx, { ...call, state }, now)))
      return corrected
    }
    const addressCount = quarantined
      ? 1 + (quarantined.kept.corrections ?? 0)
      : await addressesOf(tx, call.id)
    if (addressCount > callLimits.corrections) return { data: { state: 'too_many' as const } }
    if (quarantined) {
      const { kept } = quarantined
      await changeQuarantinedRequest(tx, quarantined, {
        input: { ...kept.input, email },
        corrections: addressCount,
      })
      return corrected
    }
    const last = (await lastNewsOf(tx, call)) ?? { news: state }
    // A mail still queued for the old address is about an earlier version, and so outdated.
    const after = await changeCall(tx, call, { email, changed_at: now })
    await deliver(...callMailOf(after, last.news, { move: last.move }))
    await endMailedLinks(tx, after, token)
    return corrected
  },
})

/** Returns to how many addresses mails about the call were queued. */
async function addressesOf(tx: Transaction, id: string): Promise<number> {
  const [found] = await tx
    .select({ count: countDistinct(deliveries.recipient) })
    .from(deliveries)
    .where(and(eq(deliveries.kind, callMail.name), eq(deliveries.subject_id, id)))
  return found?.count ?? 0
}

/**
 * Deletes the tokens of earlier mails, which somebody else may have. The token of the booking response stays, so that
 * nobody with a mailed link can lock its visitor out.
 */
async function endMailedLinks(tx: Transaction, { id, created_at }: Call, token: string): Promise<void> {
  const { purpose, subject_id, created_at: createdAt, token_hash } = oneTimeTokens
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(purpose, 'call'),
        eq(subject_id, id),
        ne(createdAt, created_at),
        ne(token_hash, hashToken(token)),
      ),
    )
}
