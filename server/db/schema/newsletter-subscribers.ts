import { type SQL, sql } from 'drizzle-orm'
import { index, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { subscriberStates } from '#domain/newsletter'
import { searchable } from './searchable.ts'

/** The newsletter's list (behavior 9.8). People who unsubscribe stay in it, so that no import adds them again. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Normalized. */
    email: text().notNull().unique(),
    state: text({ enum: subscriberStates }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** When the state last changed. */
    changed_at: timestamp({ withTimezone: true }).notNull(),
    /** When the button of a confirmation mail was last pressed; null for subscribers from before there was one. */
    confirmed_at: timestamp({ withTimezone: true }),
    /** When the confirmation was last requested; null since the state last changed. */
    asked_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    /** The back office's list, newest first, and the same by state. */
    index('newsletter_subscribers_newest').on(table.created_at, table.id),
    index('newsletter_subscribers_state').on(table.state, table.created_at, table.id),
    index('newsletter_subscribers_search').using('gin', sql`${searchTextOf(table)} gin_trgm_ops`),
  ],
)

/** Written once, because an index only serves the exact expression it was made of. */
function searchTextOf({ name, email }: Record<'name' | 'email', PgColumn>): SQL {
  return searchable(sql`' ' || ${name} || ' ' || ${email}`)
}

export const subscriberSearchText = searchTextOf(newsletterSubscribers)
