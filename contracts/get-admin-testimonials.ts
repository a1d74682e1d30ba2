import * as z from 'zod/mini'
import { testimonialCategories } from '#domain/testimonial-category'
import { count } from './count.ts'
import { defineContract } from './contract.ts'
import { listOutput, wholeListInput } from './list.ts'
import { publishedTestimonial } from './list-testimonials.ts'

const adminTestimonial = z.extend(publishedTestimonial, {
  /** The consent text; null for samples and if the author was never asked. */
  consent_wording: z.nullable(z.string()),
  /** When its author was last asked for permission. */
  permission_asked_at: z.nullable(z.iso.datetime()),
  /** The mail that asks for permission has not been sent: it is pending, held or failed. */
  isQuestionUnsent: z.boolean(),
  /** The original text, if it was corrected. */
  written: z.nullable(z.string()),
  /** The author's address, and whether it was confirmed; null where the form asked for none. */
  contact: z.nullable(z.object({ id: z.string(), isConfirmed: z.boolean() })),
})

export type AdminTestimonial = z.output<typeof adminTestimonial>

const testimonialFilters = z.strictObject({
  state: z.optional(z.enum(['pending', 'approved'])),
  category: z.optional(z.enum(testimonialCategories)),
  /** Returns only the row with this id, wherever it is in the list. */
  id: z.optional(z.uuid('The id must be a UUID')),
})
export type TestimonialFilters = z.output<typeof testimonialFilters>

/** The testimonials for moderators, newest first: all of them, or a page (behavior 16.5). */
export const getAdminTestimonials = defineContract({
  name: 'get-admin-testimonials',
  input: wholeListInput(testimonialFilters, ['newest']),
  output: z.extend(listOutput(adminTestimonial), {
    /** Counts of all testimonials, whatever the filter; `ready` are the pending ones that may be published, `samples`
     * the approved ones that are invented. */
    totals: z.object({ pending: count, approved: count, ready: count, samples: count }),
  }),
})
