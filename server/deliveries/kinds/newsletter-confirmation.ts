import { confirmSubscriptionPath } from '#contracts/confirm-subscription'
import { newsletterConfirmation as composeNewsletterConfirmation } from '#server/emails/newsletter-confirmation'
import { type Subscriber, subscriberOf } from '#server/queries/newsletter/newsletter.server'
import { issueConfirmation } from '#server/queries/newsletter/newsletter-confirmations.server'
import * as z from 'zod/mini'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { defineDelivery, type NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** Asks an address whether it wants the newsletter. One that is subscribed by then is asked nothing. */
export const newsletterConfirmation = defineDelivery({
  name: 'newsletter-confirmation',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ subscriberId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload, db, services, key }) {
    const { id, name, email, state } = await subscriberOf(db, payload.subscriberId)
    if (state === 'subscribed') return
    const { siteUrl } = services
    const token = await issueConfirmation(db, id)
    const mail = await composeNewsletterConfirmation({
      name,
      confirmUrl: `${siteUrl}${confirmSubscriptionPath}?token=${token}`,
    })
    await services.mailer.send({
      ...mail,
      from: services.mailFrom,
      to: email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, siteUrl),
    })
  },
})

/** One mail for each time it counts as asked for. */
export function confirmationMailOf({ id, email, asked_at }: Subscriber): NewDelivery {
  return newDelivery(
    newsletterConfirmation,
    { subscriberId: id },
    { key: `newsletter-confirmation:${id}:${asked_at?.getTime()}`, recipient: email },
  )
}
