import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { testimonialCategories } from '#domain/testimonial-category'

/** Testimonials (behavior 11.1). Not public before `is_approved`. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    role: text(),
    company: text(),
    testimonial: text().notNull(),
    /** The author's original text, if it was corrected in the back office. */
    written: text(),
    /** The link that was repaired, from one end to the other; both or neither. */
    repaired_from: text(),
    repaired_to: text(),
    /** 1 to 5. */
    rating: smallint().notNull(),
    category: text({ enum: testimonialCategories }).notNull(),
    /** The https address the visitor gave. Never shown: only our own copy is. */
    image_url: text(),
    /** The address of our own copy, `/pictures/…`. */
    picture: text(),
    video_url: text(),
    age: smallint(),
    is_approved: boolean().notNull().default(false),
    /** Featured: shown before the others. */
    is_featured: boolean().notNull().default(false),
    /** Sample data, labelled so wherever it is shown. */
    is_sample: boolean().notNull().default(false),
    /** The consent text beside the checkbox, verbatim; null for samples and where no form asked. */
    consent_wording: text(),
    /** When its author was last asked for permission to publish. */
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
