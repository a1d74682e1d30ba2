import { confirmSubscription } from '#contracts/confirm-subscription'
import { newsletterConfirmationActivity } from '#server/activities/newsletter-activity'
import { confirmationMailOf } from '#server/deliveries/kinds/newsletter-confirmation'
import { newsletterWelcome } from '#server/deliveries/kinds/newsletter-welcome'
import { recordSubmission } from '#server/events/record-submission'
import { confirmAddress } from '#server/queries/contacts/contacts.server'
import { askAgainByToken, confirmByToken } from '#server/queries/newsletter/newsletter-confirmations.server'
import { defineFunction } from '#server/calls/define-function'

/** Confirms a subscription by the link in a mail, or sends that mail again. */
export const confirmSubscriptionFunction = defineFunction(confirmSubscription, {
  access: 'public',
  async handle({ input: { token, step }, tx, deliver, isConnected, now }) {
    if (step === 'send-again') {
      const renewed = await askAgainByToken(tx, token)
      if (!renewed) return { data: { state: 'unknown' as const } }
      if (renewed.state === 'subscribed') return { data: { state: 'already_confirmed' as const } }
      await deliver(...confirmationMailOf(renewed))
      return { data: { state: 'sent' as const } }
    }
    const found = await confirmByToken(tx, token)
    if (!found) return { data: { state: 'unknown' as const } }
    const { outcome, subscriber } = found
    if (outcome === 'confirmed') {
      const { id, email, changed_at } = subscriber
      const activity = { ...newsletterConfirmationActivity(subscriber), now }
      await recordSubmission({ tx, deliver, isConnected }, { activity })
      await confirmAddress(tx, email)
      await deliver(
        newsletterWelcome,
        { subscriberId: id },
        { key: `newsletter-welcome:${id}:${changed_at.getTime()}`, recipient: email },
      )
    }
    return { data: { state: outcome } }
  },
})
