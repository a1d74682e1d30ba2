import { confirmSubscriptionPath } from '#contracts/confirm-subscription'
import { type Subscriber, subscriberOf } from '#server/queries/newsletter/newsletter.server'
import { issueConfirmation } from '#server/queries/newsletter/newsletter-confirmations.server'
import * as z from 'zod/mini'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'
import { confirmationDays } from '#domain/newsletter'
import { composeLetter, greeting } from '#server/emails/letter'

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

/** Creates one mail per counted request. */
export function confirmationMailOf({ id, email, asked_at }: Subscriber): NewDelivery {
  return newDelivery(
    newsletterConfirmation,
    { subscriberId: id },
    { key: `newsletter-confirmation:${id}:${asked_at?.getTime()}`, recipient: email },
  )
}

interface NewsletterConfirmationData {
  /** The name as the visitor typed it. */
  name: string
  confirmUrl: string
}

/** Composes the mail that asks the reader to confirm the newsletter. */
export function composeNewsletterConfirmation({ name, confirmUrl }: NewsletterConfirmationData) {
  return composeLetter({
    subject: 'One click to get the newsletter',
    preview: 'Was this you? Press the button in this email. If not, do nothing.',
    parts: [
      greeting(name),
      {
        kind: 'text',
        text: 'This address was signed up for our newsletter: one workflow per issue, what broke, what it cost and how it was fixed.',
      },
      { kind: 'heading', text: 'Was this you?' },
      { kind: 'text', text: `Press the button to start it. It works for ${confirmationDays} days.` },
      { kind: 'button', href: confirmUrl, text: 'Yes, send me the newsletter' },
      { kind: 'heading', text: 'Wasn’t you?' },
      { kind: 'text', text: 'Do nothing, and nothing will come.' },
    ],
    reason: 'You’re getting this because this address was signed up for the newsletter on our site.',
  })
}
