import { oneClickPath, unsubscribePath } from '#contracts/change-subscription'
import { newsletterWelcome as composeNewsletterWelcome } from '#server/emails/newsletter-welcome'
import { issueSubscriptionToken, subscriberOf } from '#server/queries/newsletter/newsletter.server'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** Welcomes whoever has confirmed; the mail program can unsubscribe by one press (RFC 8058). */
export const newsletterWelcome = defineDelivery({
  name: 'newsletter-welcome',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ subscriberId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload, db, services, key }) {
    const { id, name, email, state } = await subscriberOf(db, payload.subscriberId)
    // They have left while the mail was waiting.
    if (state !== 'subscribed') return
    const { siteUrl } = services
    const query = `?token=${await issueSubscriptionToken(db, id, new Date())}`
    const mail = await composeNewsletterWelcome({
      name,
      siteUrl,
      unsubscribeUrl: siteUrl + unsubscribePath + query,
    })
    await services.mailer.send({
      ...mail,
      from: services.mailFrom,
      to: email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, siteUrl),
      headers: {
        'List-Unsubscribe': `<${siteUrl}${oneClickPath}${query}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
  },
})
