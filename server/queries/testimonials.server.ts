import { randomUUID } from 'node:crypto'
import { sampleTestimonials } from '#content/testimonials'
import type { TestimonialCategory } from '#domain/testimonial-category'
import type { Transaction } from '#server/db/connect'
import { testimonials } from '#server/db/schema/testimonials'

interface NewTestimonial {
  name: string
  role?: string | undefined
  company?: string | undefined
  testimonial: string
  /** 1 to 5. */
  rating: number
  category: TestimonialCategory
  /** https. */
  imageUrl?: string | undefined
  /** The sentence beside the tick that allowed publication, word for word. */
  consentWording: string
  /** The feedback it was given with, whose `category` is `workshop`. */
  workshopFeedbackId?: string
}

/** Stores a testimonial that waits for approval. Returns its id. */
export async function insertTestimonial(tx: Transaction, given: NewTestimonial, now: Date): Promise<string> {
  const id = randomUUID()
  await tx.insert(testimonials).values({
    id,
    name: given.name,
    role: given.role,
    company: given.company,
    testimonial: given.testimonial,
    rating: given.rating,
    category: given.category,
    image_url: given.imageUrl,
    consent_wording: given.consentWording,
    workshop_feedback_id: given.workshopFeedbackId,
    created_at: now,
  })
  return id
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
