import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contracts/contract'
import type { subscribeNewsletter } from '#contracts/subscribe-newsletter'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import type { Subscriber } from '#server/queries/newsletter/newsletter.server'
import { newActivity } from './new-activity.ts'

export function newsletterActivity(
  input: InputOf<typeof subscribeNewsletter>,
  { subscriber, isNew }: { subscriber: Subscriber; isNew: boolean },
): NewActivity {
  // A repeated sign-up is a submission of its own, because the subscriber's row is as old as the first one.
  return newActivity('newsletter', isNew ? subscriber.id : randomUUID(), {
    values: { ...input, before: isNew ? undefined : subscriber.state },
    visit: input.visit,
  })
}

/** The timeline entry of a click on the confirmation button in a mail. */
export function newsletterConfirmationActivity({ email, name }: Subscriber): NewActivity {
  return newActivity('newsletter-confirmation', randomUUID(), {
    values: { newsletter: 'confirmed' },
    person: { email, name },
  })
}
