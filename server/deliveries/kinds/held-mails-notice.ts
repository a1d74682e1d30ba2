import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { deliveries } from '#server/db/schema/deliveries'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'
import { composeLetter } from '#server/emails/letter'

const hourMs = 3_600_000

/** Tells the owner how many mails are held at the time of sending. */
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

/** Creates the notice about all mails that are held within an hour, sent at its end. */
export function heldMailsNoticeAt(heldAt: Date): NewDelivery {
  const notBefore = new Date((Math.floor(heldAt.getTime() / hourMs) + 1) * hourMs)
  const key = `held-mails-notice:${notBefore.toISOString().slice(0, 13)}`
  return newDelivery(heldMailsNotice, {}, { key, notBefore })
}

/** Composes the notice of how many mails to visitors wait for a decision. */
export function composeHeldMailsNotice({ waiting, officeUrl }: { waiting: number; officeUrl: string }) {
  const [are, them] = waiting === 1 ? ['1 email waits', 'it'] : [`${waiting} emails wait`, 'them']
  return composeLetter({
    subject:
      waiting === 1 ? '1 email to a visitor waits for you' : `${waiting} emails to visitors wait for you`,
    preview: `${are} for your OK.`,
    parts: [
      { kind: 'heading', text: 'Emails to visitors are waiting for you' },
      {
        kind: 'text',
        text: `${are} for your OK. People asked for more emails within an hour than your site sends to addresses that have never answered, so someone may be using your forms to write to strangers.`,
      },
      {
        kind: 'text',
        text: `The submissions themselves are stored, and you were told of each. If they look like people who want to hear from you, let ${them} go in the back office; otherwise leave ${them} where they are. If your site is simply busy, ask the person who runs it to raise the limit.`,
      },
      { kind: 'button', href: officeUrl, text: 'See what waits' },
    ],
    reason: 'You’re getting this at most once an hour, while emails are being held back.',
  })
}
