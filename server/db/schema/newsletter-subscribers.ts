import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { subscriptionStates } from '#contracts/change-subscription'

/** `pending` is asked for and not confirmed yet: nobody but `subscribed` gets an issue. */
export const subscriberStates = ['pending', ...subscriptionStates] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** The newsletter's list (S1 §3). Who leaves stays in it, so that nobody adds them again by importing a list. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** In its one spelling. */
  email: text().notNull().unique(),
  state: text({ enum: subscriberStates }).notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
  /** Since when the state is what it is. */
  changed_at: timestamp({ withTimezone: true }).notNull(),
  /** When the confirmation was last asked for; none since the state last changed. */
  asked_at: timestamp({ withTimezone: true }),
})
