import { submitTestimonialCopy } from '#content/pages/testimonials-submit'
import { consentWording } from '#content/facts/testimonials'
import { submitTestimonial } from '#contracts/submit-testimonial'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { testimonialPicture } from '#server/deliveries/kinds/testimonial-picture'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { testimonialRow } from '#server/queries/testimonials/testimonials.server'

/** Stores a testimonial for review, and queues fetching its picture (behavior 9.7). */
export const submitTestimonialFunction = defineForm(submitTestimonial, {
  access: 'public',
  submit({ input, id, now }) {
    const { name, role, company, testimonial, rating, category, image_url: imageUrl, consent } = input
    const words = { name, role, company, testimonial, rating, category, imageUrl }
    const picture = newDelivery(
      testimonialPicture,
      { testimonialId: id },
      { key: `testimonial-picture:${id}` },
    )
    return {
      rows: [testimonialRow(id, { ...words, consentWording: consent ? consentWording : undefined }, now)],
      activity: newActivity('testimonial', id, {
        // The wording of the consent, not only that its box was checked.
        values: { ...input, consent: consent ? consentWording : false },
        visit: input.visit,
      }),
      deliveries: imageUrl ? [picture] : [],
      changes: ['testimonial-queue'],
      answer: { message: submitTestimonialCopy.thanks.text, data: { id } },
    }
  },
})
