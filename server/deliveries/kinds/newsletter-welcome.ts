import { timeOf } from '#server/db/time-of'
import { oneClickPath, unsubscribePath } from '#contracts/change-subscription'
import { issueSubscriptionToken, subscriberOf } from '#server/queries/newsletter/newsletter.server'
import * as z from 'zod/mini'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'
import { newsletterCopy } from '#content/pages/newsletter'
import { composeLetter, greeting } from '#server/emails/letter'

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

interface NewsletterWelcomeData {
  /** The name as the visitor typed it. */
  name: string
  siteUrl: string
  unsubscribeUrl: string
}

/** Composes the mail that a new subscriber gets at once. */
export function composeNewsletterWelcome({ name, siteUrl, unsubscribeUrl }: NewsletterWelcomeData) {
  return composeLetter({
    subject: 'Welcome to the newsletter',
    preview: 'One break, one repair, per issue. Here’s something to try until the first one comes.',
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: 'You’re on the list. Each issue is about one workflow: what broke, what it cost, how it was fixed, and how to tell if you have the same problem.',
      },
      { kind: 'heading', text: 'Try this until then' },
      { kind: 'text', text: newsletterCopy.issue.test.text },
      { kind: 'text', text: 'If the reply takes a while, hit reply and tell us what held it up.' },
      { kind: 'button', href: `${siteUrl}/newsletter#issue`, text: 'Read a sample issue' },
      { kind: 'link', before: 'Not for you?', href: unsubscribeUrl, text: 'Unsubscribe' },
    ],
    reason: 'You’re getting this because you confirmed the newsletter on our site.',
  })
}
