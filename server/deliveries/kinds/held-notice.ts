import { heldNotice as composeHeldNotice } from '#server/emails/held-notice'
import { listHeldSubmissions } from '#server/queries/submissions/held-submissions.server'
import * as z from 'zod/mini'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'

const hourMs = 3_600_000
const shownAtMost = 10

/**
 * Tells the owner what was held back as a machine's, so that a person among them is found the same day. One for
 * everything of an hour, at its end, and none when all of it has been decided about by then.
 */
export const heldNotice = defineMail({
  name: 'held-notice',
  purpose: 'owner',
  payload: z.object({}),
  async compose(_payload, { db, services: { siteUrl } }) {
    const { data, count } = await listHeldSubmissions(db, { state: 'held', limit: shownAtMost })
    if (data.length === 0) throw new NotWanted('All of it had been decided about.')
    return composeHeldNotice({ newest: data, count, officeUrl: `${siteUrl}/admin/forms` })
  },
})

/** The notice of something held back now. */
export function heldNoticeAt(now: Date): NewDelivery {
  const hour = Math.floor(now.getTime() / hourMs)
  const notBefore = new Date((hour + 1) * hourMs)
  return newDelivery(heldNotice, {}, { key: `held-notice:${hour}`, notBefore })
}
