import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { publishedTestimonial } from './list-testimonials.ts'

const adminTestimonial = z.extend(publishedTestimonial, {
  /** The sentence under which it may be published; null when nobody asked, and for samples. */
  consent_wording: z.nullable(z.string()),
  /** When its author was last asked for that. */
  permission_asked_at: z.nullable(z.iso.datetime()),
  /** The mail that asks has not been sent: it waits, is held back, or could not be. */
  isQuestionUnsent: z.boolean(),
  /** Stands before the others wherever some are shown. */
  is_featured: z.boolean(),
  /** What the author wrote, where it was corrected. */
  written: z.nullable(z.string()),
  /** Whose address it came with, and whether that was ever confirmed; null where the form asked for none. */
  contact: z.nullable(z.object({ id: z.string(), isConfirmed: z.boolean() })),
})

export type AdminTestimonial = z.output<typeof adminTestimonial>

/** Every testimonial, newest first, for moderators (S1 §7). */
export const getAdminTestimonials = defineContract({
  name: 'get-admin-testimonials',
  input: z.strictObject({}),
  output: z.object({ data: z.array(adminTestimonial) }),
})
