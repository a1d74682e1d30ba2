import { subscribeNewsletter } from '#contracts/subscribe-newsletter'
import { newsletterActivity } from '#server/activities/newsletter-activity'
import { defineForm } from '#server/calls/define-form'
import { confirmationMailOf } from '#server/deliveries/kinds/newsletter-confirmation'
import { askForNewsletter } from '#server/queries/newsletter/newsletter.server'

/**
 * Thanks a visitor for subscribing (S1 §8) and asks the address by mail, which subscribes it once its reader has
 * pressed the button. Answer and work are the same whoever is on the list: whether a mail goes out is seen when it
 * is sent.
 */
export const subscribeNewsletterFunction = defineForm(subscribeNewsletter, {
  access: 'public',
  look: ({ input: { name, email }, tx }) => askForNewsletter(tx, { name, email }),
  submit: ({ input, seen: asked }) => ({
    activity: newsletterActivity(input, asked),
    deliveries: [confirmationMailOf(asked.subscriber)],
    answer: { message: 'Thanks for subscribing!' },
  }),
})
