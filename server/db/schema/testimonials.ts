import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { testimonialCategories } from '#domain/testimonial-category'

/** What clients say (S1 §3). Nothing is public before `is_approved`. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    role: text(),
    company: text(),
    testimonial: text().notNull(),
    /** What the author wrote, once somebody of the back office has corrected it. */
    written: text(),
    /** 1 to 5. */
    rating: smallint().notNull(),
    category: text({ enum: testimonialCategories }).notNull(),
    /** The address the visitor gave, https. It is never shown: what is shown is our own copy. */
    image_url: text(),
    /** The address of our own copy, `/pictures/…`. */
    picture: text(),
    video_url: text(),
    age: smallint(),
    is_approved: boolean().notNull().default(false),
    /** Stands before the others wherever some are shown. */
    is_featured: boolean().notNull().default(false),
    /** Invented, and labelled so wherever it is shown. */
    is_sample: boolean().notNull().default(false),
    /** The sentence under which the author agreed to publication, as it stood beside the tick; none for samples and where no form asked. */
    consent_wording: text(),
    /** When its author was last asked whether it may be published. */
    permission_asked_at: timestamp({ withTimezone: true }),
    /** The workshop feedback it was given with. */
    workshop_feedback_id: uuid().unique(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('testimonials_public')
      .on(table.is_featured, table.created_at)
      .where(sql`${table.is_approved}`),
  ],
)
