import { correctTestimonial } from '#contracts/correct-testimonial'
import { changeTestimonial } from '#server/commands/testimonials/change-testimonial.server'
import { defineChange } from '#server/calls/define-function'

export const correctTestimonialFunction = defineChange(correctTestimonial, {
  access: 'editor',
  change: ({ input: { id, testimonial }, tx }) =>
    changeTestimonial(tx, id, (before) => {
      const written = before.written ?? before.testimonial
      return { testimonial, written: written === testimonial ? null : written }
    }),
})
