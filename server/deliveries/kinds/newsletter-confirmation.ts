import { confirmSubscriptionPath } from '#contracts/confirm-subscription'
import { newsletterConfirmation as composeNewsletterConfirmation } from '#server/emails/newsletter-confirmation'
import { type Subscriber, subscriberOf } from '#server/queries/newsletter/newsletter.server'
import { issueConfirmation } from '#server/queries/newsletter/newsletter-confirmations.server'
import * as z from 'zod/mini'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'

/** Asks an address to confirm the newsletter; sends nothing if it has subscribed by then. */
export const newsletterConfirmation = defineMail({
  name: 'newsletter-confirmation',
  purpose: 'visitor',
  payload: z.object({ subscriberId: z.string() }),
  subjectOf: ({ subscriberId: id }) => ({ kind: 'newsletter', id }),
  async compose({ subscriberId }, { db, services: { siteUrl } }) {
    const { id, name, email, state } = await subscriberOf(db, subscriberId)
    if (state === 'subscribed') throw new NotWanted('The address was on the list by then.')
    const token = await issueConfirmation(db, id)
    const confirmUrl = `${siteUrl}${confirmSubscriptionPath}?token=${token}`
    return { to: email, ...(await composeNewsletterConfirmation({ name, confirmUrl })) }
  },
})

/** One mail per counted request. */
export function confirmationMailOf({ id, email, asked_at }: Subscriber): NewDelivery {
  return newDelivery(
    newsletterConfirmation,
    { subscriberId: id },
    { key: `newsletter-confirmation:${id}:${asked_at?.getTime()}`, recipient: email },
  )
}
