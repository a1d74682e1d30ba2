import { featureTestimonial } from '#contracts/feature-testimonial'
import { changeTestimonial } from '#server/commands/testimonials/change-testimonial.server'
import { defineChange } from '#server/calls/define-function'

export const featureTestimonialFunction = defineChange(featureTestimonial, {
  access: 'editor',
  change: ({ input: { id, isFeatured }, tx }) =>
    changeTestimonial(tx, id, () => ({ is_featured: isFeatured })),
})
