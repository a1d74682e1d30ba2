import { subscribeNewsletter } from '#contracts/subscribe-newsletter'
import { newsletterActivity } from '#server/activities/newsletter-activity'
import { defineForm } from '#server/calls/define-form'
import { confirmationMailOf } from '#server/deliveries/kinds/newsletter-confirmation'
import { askForNewsletter } from '#server/queries/newsletter/newsletter.server'

/**
 * Thanks a visitor for subscribing (behavior 9.8) and asks the address by mail; its button subscribes. Response and
 * work are the same for every address: whether a mail is needed is decided when it would be sent.
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
