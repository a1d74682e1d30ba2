import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { sampleTestimonials } from '#content/facts/testimonials'
import type { PublishedTestimonial } from '#contracts/list-testimonials'
import type { TestimonialCategory } from '#domain/testimonial-category'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { type NewRow, newRow } from '#server/db/rows'
import { activities } from '#server/db/schema/activities'
import { testimonials } from '#server/db/schema/testimonials'
import type { Picture } from '#server/pictures/re-encode'
import { storePicture } from '#server/queries/pictures/pictures.server'

/** The limit of shown testimonials; the oldest are left out. */
const listedAtMost = 200

interface NewTestimonial {
  name: string
  role?: string | null | undefined
  company?: string | null | undefined
  testimonial: string
  /** 1 to 5. */
  rating: number
  category: TestimonialCategory
  /** An https URL. */
  imageUrl?: string | null | undefined
  /** The consent text beside the checkbox, verbatim; null if there was none. */
  consentWording: string | undefined
  /** The id of the workshop feedback that the testimonial was given with, if any. */
  workshopFeedbackId?: string
}

/** Inserts a testimonial that waits for approval; the caller announces the topic `testimonial-queue`. */
export function testimonialRow(id: string, given: NewTestimonial, now: Date): NewRow {
  return newRow(testimonials, {
    id,
    name: given.name,
    role: given.role,
    company: given.company,
    testimonial: given.testimonial,
    rating: given.rating,
    category: given.category,
    image_url: given.imageUrl,
    consent_wording: given.consentWording,
    is_approved: false,
    is_featured: false,
    is_sample: false,
    workshop_feedback_id: given.workshopFeedbackId,
    created_at: now,
  })
}

/** Returns the rows of the sample testimonials, approved a second apart so that they keep their order. */
export async function insertSampleTestimonials(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(testimonials).values(
    sampleTestimonials.map((sample, index) => ({
      ...sample,
      id: randomUUID(),
      is_approved: true,
      is_sample: true,
      created_at: new Date(now.getTime() - index * 1_000),
    })),
  )
}

export const publishedFields = {
  id: testimonials.id,
  name: testimonials.name,
  role: testimonials.role,
  company: testimonials.company,
  testimonial: testimonials.testimonial,
  repaired_from: testimonials.repaired_from,
  repaired_to: testimonials.repaired_to,
  rating: testimonials.rating,
  category: testimonials.category,
  image_url: testimonials.picture,
  video_url: testimonials.video_url,
  age: testimonials.age,
  is_approved: testimonials.is_approved,
  is_featured: testimonials.is_featured,
  is_sample: testimonials.is_sample,
  created_at: testimonials.created_at,
}

/** Returns approved testimonials, featured first, then newest, up to the limit. */
export async function publishedTestimonials(
  db: Db,
  {
    category,
    limit = listedAtMost,
  }: { category?: TestimonialCategory | undefined; limit?: number | undefined },
): Promise<PublishedTestimonial[]> {
  const rows = await db
    .select(publishedFields)
    .from(testimonials)
    .where(
      and(eq(testimonials.is_approved, true), category ? eq(testimonials.category, category) : undefined),
    )
    .orderBy(desc(testimonials.is_featured), desc(testimonials.created_at))
    .limit(limit)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** The submission that the testimonial came from. Assigning that submission also assigns the testimonial. */
export const isItsForm = sql`(${activities.kind}, ${activities.subject_id}) = (
  case when ${testimonials.workshop_feedback_id} is null then 'testimonial' else 'workshop-feedback' end,
  coalesce(${testimonials.workshop_feedback_id}, ${testimonials.id})
)`

export async function deleteTestimonial(tx: Transaction, id: string): Promise<void> {
  await tx.delete(testimonials).where(eq(testimonials.id, id))
  await announceChange(tx, 'testimonials', 'testimonial-queue')
}

export type Testimonial = typeof testimonials.$inferSelect

export async function testimonialOf(db: Db | Transaction, id: string): Promise<Testimonial | undefined> {
  const [found] = await db.select().from(testimonials).where(eq(testimonials.id, id))
  return found
}

/** Locks a testimonial until the transaction ends. */
export async function testimonialForUpdate(tx: Transaction, id: string): Promise<Testimonial | undefined> {
  const [found] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  return found
}

/** Stores our copy of a picture and sets it as the testimonial's picture. */
export async function setTestimonialPicture(db: Db, id: string, picture: Picture, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const address = await storePicture(tx, picture, now)
    await tx.update(testimonials).set({ picture: address }).where(eq(testimonials.id, id))
    await announceChange(tx, 'testimonials', 'testimonial-queue')
  })
}
