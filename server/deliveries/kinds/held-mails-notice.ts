import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { deliveries } from '#server/db/schema/deliveries'
import { heldMailsNotice as composeHeldMailsNotice } from '#server/emails/held-mails-notice'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'

const hourMs = 3_600_000

/** Tells the owner how many mails are held back at the time of sending. */
export const heldMailsNotice = defineMail({
  name: 'held-mails-notice',
  purpose: 'owner',
  payload: z.object({}),
  subjectOf: () => undefined,
  async compose(_payload, { db, services: { siteUrl } }) {
    const waiting = await db.$count(deliveries, eq(deliveries.state, 'held'))
    if (waiting === 0) throw new NotWanted('Nothing was held back any more.')
    return composeHeldMailsNotice({ waiting, officeUrl: `${siteUrl}/admin/deliveries?view=held` })
  },
})

/** One notice of all mails that are held back within an hour, at its end. */
export function heldMailsNoticeAt(heldAt: Date): NewDelivery {
  const notBefore = new Date((Math.floor(heldAt.getTime() / hourMs) + 1) * hourMs)
  const key = `held-mails-notice:${notBefore.toISOString().slice(0, 13)}`
  return newDelivery(heldMailsNotice, {}, { key, notBefore })
}
