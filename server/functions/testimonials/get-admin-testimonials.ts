import { getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { moderatedTestimonials } from '#server/queries/testimonials/moderated-testimonials.server'
import { defineRead } from '#server/calls/define-function'

export const getAdminTestimonialsFunction = defineRead(getAdminTestimonials, {
  access: 'viewer',
  read: ({ input, db }) => moderatedTestimonials(db, input),
})
