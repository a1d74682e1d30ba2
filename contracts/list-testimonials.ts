import { testimonialCategories } from '#domain/testimonial-category'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'

const tooMany = 'The limit must be a whole number from 1 to 200'

/** A published testimonial; fields have the table's names (behavior 11.1). */
export const publishedTestimonial = z.object({
  id: z.string(),
  name: z.string(),
  role: z.nullable(z.string()),
  company: z.nullable(z.string()),
  testimonial: z.string(),
  /** The link that was repaired, from one end to the other; both or neither. */
  repaired_from: z.nullable(z.string()),
  repaired_to: z.nullable(z.string()),
  /** 1 to 5. */
  rating: z.int(),
  category: z.enum(testimonialCategories),
  image_url: z.nullable(z.string()),
  video_url: z.nullable(z.string()),
  age: z.nullable(z.int()),
  is_approved: z.boolean(),
  /** Shown before the others. */
  is_featured: z.boolean(),
  /** Sample data, labeled as such wherever it is shown. */
  is_sample: z.boolean(),
  /** ISO 8601. */
  created_at: z.string(),
})

export type PublishedTestimonial = z.output<typeof publishedTestimonial>

/** The approved testimonials, newest first (behavior 11.2). */
export const listTestimonials = defineContract({
  name: 'list-testimonials',
  input: z.strictObject({
    category: z.optional(choice(testimonialCategories, 'There is no such category')),
    limit: z.optional(z.int(tooMany).check(z.gte(1, tooMany), z.lte(200, tooMany))),
  }),
  output: z.object({ data: z.array(publishedTestimonial) }),
})
