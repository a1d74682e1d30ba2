import { listTestimonials } from '#contracts/list-testimonials'
import { publishedTestimonials } from '#server/queries/testimonials/testimonials.server'
import { defineRead } from '#server/calls/define-function'

/** Returns the testimonials that the public pages show, for other programs (behavior 11.2). */
export const listTestimonialsFunction = defineRead(listTestimonials, {
  access: 'public',
  read: async ({ input, db }) => ({ data: await publishedTestimonials(db, input) }),
})
