import { getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { allTestimonials } from '#server/queries/testimonials/testimonials.server'
import { defineRead } from '#server/calls/define-function'

export const getAdminTestimonialsFunction = defineRead(getAdminTestimonials, {
  access: 'viewer',
  read: async ({ db }) => ({ data: await allTestimonials(db) }),
})
