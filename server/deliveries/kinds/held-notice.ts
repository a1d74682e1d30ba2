import { heldNotice as composeHeldNotice } from '#server/emails/held-notice'
import { listQuarantinedSubmissions } from '#server/queries/submissions/quarantined-submissions.server'
import * as z from 'zod/mini'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'

const hourMs = 3_600_000
const maxShown = 10

/**
 * Tells the owner about quarantined submissions, so that a person among them is found the same day. One notice per
 * hour, at its end, and none if all have been decided by then.
 */
export const heldNotice = defineMail({
  name: 'held-notice',
  purpose: 'owner',
  payload: z.object({}),
  subjectOf: () => undefined,
  async compose(_payload, { db, services: { siteUrl } }) {
    const { data, count } = await listQuarantinedSubmissions(db, { state: 'held', limit: maxShown })
    if (data.length === 0) throw new NotWanted('All of it had been decided about.')
    return composeHeldNotice({ newest: data, count, officeUrl: `${siteUrl}/admin/forms` })
  },
})

/** The notice for a submission quarantined now. */
export function heldNoticeAt(now: Date): NewDelivery {
  const hour = Math.floor(now.getTime() / hourMs)
  const notBefore = new Date((hour + 1) * hourMs)
  return newDelivery(heldNotice, {}, { key: `held-notice:${hour}`, notBefore })
}
