import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { sampleTestimonials } from '#content/testimonials'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import type { PublishedTestimonial } from '#contracts/list-testimonials'
import type { TestimonialCategory } from '#domain/testimonial-category'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { type NewRow, newRow } from '#server/db/rows'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { testimonials } from '#server/db/schema/testimonials'
import type { Picture } from '#server/pictures/re-encode'
import { storePicture } from '#server/queries/pictures/pictures.server'

/** More than a page can show; the oldest are left out. */
const listedAtMost = 200

interface NewTestimonial {
  name: string
  role?: string | null | undefined
  company?: string | null | undefined
  testimonial: string
  /** 1 to 5. */
  rating: number
  category: TestimonialCategory
  /** https. */
  imageUrl?: string | null | undefined
  /** The sentence beside the tick that allowed publication, word for word; none when nobody asked. */
  consentWording: string | undefined
  /** The feedback it was given with, whose `category` is `workshop`. */
  workshopFeedbackId?: string
}

/** A testimonial that waits for approval: what stores it changes the topic `testimonial-queue`. */
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

/** The content's samples, approved; a second apart, so that they keep their order. */
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

const published = {
  id: testimonials.id,
  name: testimonials.name,
  role: testimonials.role,
  company: testimonials.company,
  testimonial: testimonials.testimonial,
  rating: testimonials.rating,
  category: testimonials.category,
  image_url: testimonials.picture,
  video_url: testimonials.video_url,
  age: testimonials.age,
  is_approved: testimonials.is_approved,
  is_sample: testimonials.is_sample,
  created_at: testimonials.created_at,
}

/** The approved ones, first those that were put at the top, then the newest; at most 200. */
export async function publishedTestimonials(
  db: Db,
  {
    category,
    limit = listedAtMost,
  }: { category?: TestimonialCategory | undefined; limit?: number | undefined },
): Promise<PublishedTestimonial[]> {
  const rows = await db
    .select(published)
    .from(testimonials)
    .where(
      and(eq(testimonials.is_approved, true), category ? eq(testimonials.category, category) : undefined),
    )
    .orderBy(desc(testimonials.is_featured), desc(testimonials.created_at))
    .limit(limit)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** The form it came by; whoever joins that to somebody says whose it is. */
export const isItsForm = sql`(${activities.kind}, ${activities.subject_id}) = (
  case when ${testimonials.workshop_feedback_id} is null then 'testimonial' else 'workshop-feedback' end,
  coalesce(${testimonials.workshop_feedback_id}, ${testimonials.id})
)`

const isQuestionUnsent = sql<boolean>`coalesce((
  select ${deliveries.state} <> 'delivered' from ${deliveries}
  where ${deliveries.recipient} = ${contacts.email} and ${deliveries.kind} = 'permission-mail'
    and ${deliveries.about} = ${testimonials.id}::text
  order by ${deliveries.created_at} desc limit 1
), false)`

/** All of them, newest first, for moderators. */
export async function allTestimonials(db: Db): Promise<AdminTestimonial[]> {
  const { consent_wording, permission_asked_at, is_featured, written } = testimonials
  const rows = await db
    .select({
      ...published,
      consent_wording,
      permission_asked_at,
      is_featured,
      written,
      isQuestionUnsent,
      contactId: contacts.id,
      confirmedAt: contacts.confirmed_at,
    })
    .from(testimonials)
    .leftJoin(activities, isItsForm)
    .leftJoin(contacts, eq(contacts.id, activities.contact_id))
    .orderBy(desc(testimonials.created_at))
  return rows.map(({ contactId, confirmedAt, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    permission_asked_at: row.permission_asked_at?.toISOString() ?? null,
    contact: contactId === null ? null : { id: contactId, isConfirmed: confirmedAt !== null },
  }))
}

export async function deleteTestimonial(tx: Transaction, id: string): Promise<void> {
  await tx.delete(testimonials).where(eq(testimonials.id, id))
  await announceChange(tx, 'testimonials', 'testimonial-queue')
}

/** The categories something is published in. */
export async function publishedCategories(db: Db): Promise<TestimonialCategory[]> {
  const rows = await db
    .selectDistinct({ category: testimonials.category })
    .from(testimonials)
    .where(eq(testimonials.is_approved, true))
  return rows.map(({ category }) => category)
}

/** For the home page: at most 3, whatever they are about (S1 §2). */
export const homeTestimonials = (db: Db) => publishedTestimonials(db, { limit: 3 })

export type Testimonial = typeof testimonials.$inferSelect

export async function testimonialOf(db: Db | Transaction, id: string): Promise<Testimonial | undefined> {
  const [found] = await db.select().from(testimonials).where(eq(testimonials.id, id))
  return found
}

/** Locks it until the transaction ends. */
export async function testimonialForUpdate(tx: Transaction, id: string): Promise<Testimonial | undefined> {
  const [found] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  return found
}

/** Keeps our copy of the picture and shows it wherever the testimonial stands. */
export async function setTestimonialPicture(db: Db, id: string, picture: Picture, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const address = await storePicture(tx, picture, now)
    await tx.update(testimonials).set({ picture: address }).where(eq(testimonials.id, id))
    await announceChange(tx, 'testimonials', 'testimonial-queue')
  })
}
