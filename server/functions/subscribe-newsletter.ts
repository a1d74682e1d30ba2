import { randomUUID } from 'node:crypto'
import { subscribeNewsletter } from '#contracts/subscribe-newsletter'
import { newsletterWelcome } from '#server/deliveries/newsletter-welcome'
import { receiveSubmission } from '#server/deliveries/receive-submission'
import { subscribe } from '#server/queries/newsletter.server'
import { defineFunction } from './define-function.ts'

/** Puts a visitor on the newsletter's list and welcomes whoever was not on it (S1 §8). */
export const subscribeNewsletterFunction = defineFunction(subscribeNewsletter, {
  access: 'public',
  async handle({ input: { name, email, visit }, tx, deliver, now }) {
    const { joined } = await subscribe(tx, { name, email, now })
    // A return is a submission of its own, with its own welcome: the row it speaks of is as old as the first.
    const subjectId = joined?.isNew ? joined.id : randomUUID()
    await receiveSubmission(
      { tx, deliver, now },
      {
        kind: 'newsletter',
        subjectId,
        person: { email, name },
        content: [
          ['Name', name],
          ['Email', email],
          ...(joined?.isNew ? [] : [['Before', joined ? 'Unsubscribed' : 'Subscribed already'] as const]),
        ],
        visit,
      },
    )
    if (!joined) return { message: 'You are on the list already. Thank you for reading!' }
    await deliver(
      newsletterWelcome,
      { subscriberId: joined.id },
      { key: `newsletter-welcome:${subjectId}`, recipient: email },
    )
    return { message: 'Thanks for subscribing!' }
  },
})
