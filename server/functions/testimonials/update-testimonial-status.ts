import { updateTestimonialStatus } from '#contracts/update-testimonial-status'
import { AppError } from '#server/errors/app-error'
import { deleteTestimonial, setApproval } from '#server/queries/testimonials/testimonials.server'
import { defineFunction } from '#server/calls/define-function'

/** Moderation (S1 §4). A testimonial that is already gone counts as deleted: two admins may press at once. */
export const updateTestimonialStatusFunction = defineFunction(updateTestimonialStatus, {
  access: 'admin',
  async handle({ input: { id, isApproved }, tx }) {
    if (isApproved === undefined) {
      await deleteTestimonial(tx, id)
      return { message: 'Testimonial deleted successfully', data: { id } }
    }
    if (!(await setApproval(tx, id, isApproved))) {
      throw new AppError('not_found', { userMessage: 'This testimonial has been deleted.' })
    }
    return { message: 'Testimonial status updated successfully', data: { id } }
  },
})
