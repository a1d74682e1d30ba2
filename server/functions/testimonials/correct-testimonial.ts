import { correctTestimonial } from '#contracts/correct-testimonial'
import { changeTestimonial } from '#server/commands/testimonials/change-testimonial.server'
import { defineChange } from '#server/calls/define-function'

export const correctTestimonialFunction = defineChange(correctTestimonial, {
  access: 'editor',
  change: ({ input: { id, testimonial, repaired_from, repaired_to }, tx }) =>
    changeTestimonial(tx, id, (before) => {
      const written = before.written ?? before.testimonial
      return {
        testimonial,
        written: written === testimonial ? null : written,
        ...(repaired_from !== undefined && {
          repaired_from: repaired_from || null,
          repaired_to: repaired_to || null,
        }),
      }
    }),
})
