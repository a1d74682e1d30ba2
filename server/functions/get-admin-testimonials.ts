import { getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { allTestimonials } from '#server/queries/testimonials.server'
import { defineFunction } from './define-function.ts'

export const getAdminTestimonialsFunction = defineFunction(getAdminTestimonials, {
  access: 'admin',
  read: async ({ db }) => ({ data: await allTestimonials(db) }),
})
