import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Podcast guests' answers before the recording; the columns are fixed (behavior 9.5). */
export const podcastGuestResponsesRows = pgTable(
  'podcast_guest_responses_rows',
  {
    id: uuid().primaryKey(),
    full_name: text().notNull(),
    company_name: text().notNull(),
    title_role: text().notNull(),
    email: text().notNull(),
    website: text().notNull(),
    linkedin_profile: text().notNull(),
    social_media_links: text(),
    business_description: text().notNull(),
    scaling_system: text().notNull(),
    bottleneck_breakthrough: text().notNull(),
    workflows_to_share: text(),
    avoid_topics: text(),
    short_bio: text(),
    headshot_url: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('podcast_guest_responses_rows_email').on(table.email)],
)
