import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Applications to be a guest of the podcast. */
export const podcastGuestApplications = pgTable(
  'podcast_guest_applications',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    linkedin_profile: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('podcast_guest_applications_email').on(table.email)],
)
