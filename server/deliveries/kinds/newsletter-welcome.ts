import { timeOf } from '#server/db/time-of'
import { oneClickPath, unsubscribePath } from '#contracts/change-subscription'
import { newsletterWelcome as composeNewsletterWelcome } from '#server/emails/newsletter-welcome'
import { issueSubscriptionToken, subscriberOf } from '#server/queries/newsletter/newsletter.server'
import * as z from 'zod/mini'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'

/** Welcomes a confirmed subscriber; mail programs can unsubscribe with one click (RFC 8058). */
export const newsletterWelcome = defineMail({
  name: 'newsletter-welcome',
  purpose: 'visitor',
  payload: z.object({ subscriberId: z.string() }),
  subjectOf: ({ subscriberId: id }) => ({ kind: 'newsletter', id }),
  async compose({ subscriberId }, { db, services: { siteUrl } }) {
    const { id, name, email, state } = await subscriberOf(db, subscriberId)
    if (state !== 'subscribed') throw new NotWanted('The address had left the list by then.')
    const query = `?token=${await issueSubscriptionToken(db, id, await timeOf(db))}`
    const unsubscribeUrl = siteUrl + unsubscribePath + query
    return {
      to: email,
      ...(await composeNewsletterWelcome({ name, siteUrl, unsubscribeUrl })),
      headers: {
        'List-Unsubscribe': `<${siteUrl}${oneClickPath}${query}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  },
})
