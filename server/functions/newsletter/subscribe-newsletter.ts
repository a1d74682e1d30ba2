import { randomUUID } from 'node:crypto'
import { subscribeNewsletter } from '#contracts/subscribe-newsletter'
import type { SubscriberState } from '#server/db/schema/newsletter-subscribers'
import { confirmationMailOf } from '#server/deliveries/kinds/newsletter-confirmation'
import { receiveSubmission } from '#server/calls/receive-submission'
import { askForNewsletter } from '#server/queries/newsletter/newsletter.server'
import { defineFunction } from '#server/calls/define-function'

/** For the owner alone: what the address was when somebody asked for it. */
const before: Record<SubscriberState, string> = {
  pending: 'Signed up before, not confirmed yet',
  subscribed: 'Already subscribed',
  unsubscribed: 'Unsubscribed',
}

/**
 * Thanks a visitor for subscribing (S1 §8) and asks the address by mail, which subscribes it once its reader has
 * pressed the button. Answer and work are the same whoever is on the list: whether a mail goes out is seen when it
 * is sent.
 */
export const subscribeNewsletterFunction = defineFunction(subscribeNewsletter, {
  access: 'public',
  async handle({ input: { name, email, visit }, tx, deliver, now }) {
    const { subscriber, isNew } = await askForNewsletter(tx, { name, email })
    await receiveSubmission(
      { tx, deliver, now },
      {
        kind: 'newsletter',
        // To ask again is a submission of its own: the row it speaks of is as old as the first.
        subjectId: isNew ? subscriber.id : randomUUID(),
        person: { email, name },
        content: [
          ['Name', name],
          ['Email', email],
          ...(isNew ? [] : [['Before', before[subscriber.state]] as const]),
        ],
        visit,
      },
    )
    await deliver(...confirmationMailOf(subscriber))
    return { message: 'Thanks for subscribing!' }
  },
})
