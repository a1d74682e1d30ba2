import { updateTestimonialStatus } from '#contracts/update-testimonial-status'
import { changeTestimonial } from '#server/commands/testimonials/change-testimonial.server'
import { deleteTestimonial, testimonialForUpdate } from '#server/queries/testimonials/testimonials.server'
import { defineChange } from '#server/calls/define-function'

/**
 * Moderates a testimonial (behavior 14.2). One that is already deleted counts as deleted, because two admins may
 * click at once.
 */
export const updateTestimonialStatusFunction = defineChange(updateTestimonialStatus, {
  access: 'editor',
  async change({ input: { id, isApproved }, tx }) {
    if (isApproved === undefined) {
      const before = (await testimonialForUpdate(tx, id)) ?? null
      await deleteTestimonial(tx, id)
      const answer = { message: 'Testimonial deleted successfully', data: { id } }
      return { answer, changes: [{ on: { kind: 'testimonial' as const, id }, before, after: null }] }
    }
    const { answer, changes } = await changeTestimonial(tx, id, () => ({ is_approved: isApproved }))
    return { answer: { message: 'Testimonial status updated successfully', ...answer }, changes }
  },
})
