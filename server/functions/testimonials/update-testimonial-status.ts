import { updateTestimonialStatus } from '#contracts/update-testimonial-status'
import { AppError } from '#server/errors/app-error'
import {
  deleteTestimonial,
  setApproval,
  testimonialForUpdate,
} from '#server/queries/testimonials/testimonials.server'
import { defineChange } from '#server/calls/define-function'

/** Moderation (S1 §4). A testimonial that is already gone counts as deleted: two admins may press at once. */
export const updateTestimonialStatusFunction = defineChange(updateTestimonialStatus, {
  access: 'editor',
  async change({ input: { id, isApproved }, tx }) {
    const on = { kind: 'testimonial' as const, id }
    const before = (await testimonialForUpdate(tx, id)) ?? null
    if (isApproved === undefined) {
      await deleteTestimonial(tx, id)
      const answer = { message: 'Testimonial deleted successfully', data: { id } }
      return { answer, changes: [{ on, before, after: null }] }
    }
    if (!before) throw new AppError('not_found', { userMessage: 'This testimonial has been deleted.' })
    await setApproval(tx, id, isApproved)
    const answer = { message: 'Testimonial status updated successfully', data: { id } }
    return { answer, changes: [{ on, before, after: { ...before, is_approved: isApproved } }] }
  },
})
