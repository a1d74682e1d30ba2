import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contracts/contract'
import type { subscribeNewsletter } from '#contracts/subscribe-newsletter'
import type { SubscriberState } from '#server/db/schema/newsletter-subscribers'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import type { Subscriber } from '#server/queries/newsletter/newsletter.server'
import { answered } from './answered.ts'

/** For the owner alone: what the address was when somebody asked for it. */
const before: Record<SubscriberState, string> = {
  pending: 'Signed up before, not confirmed yet',
  subscribed: 'Already subscribed',
  unsubscribed: 'Unsubscribed',
}

export function newsletterActivity(
  { name, email, visit }: InputOf<typeof subscribeNewsletter>,
  { subscriber, isNew }: { subscriber: Subscriber; isNew: boolean },
): NewActivity {
  return {
    kind: 'newsletter',
    // To ask again is a submission of its own: the row it speaks of is as old as the first.
    subjectId: isNew ? subscriber.id : randomUUID(),
    person: { email, name },
    content: answered(
      ['Name', name],
      ['Email', email],
      ['Before', isNew ? undefined : before[subscriber.state]],
    ),
    visit,
  }
}

/** The press on the mailed button. */
export function newsletterConfirmationActivity({ email, name }: Subscriber): NewActivity {
  return {
    kind: 'newsletter-confirmation',
    subjectId: randomUUID(),
    person: { email, name },
    content: [['Newsletter', 'Confirmed']],
  }
}
