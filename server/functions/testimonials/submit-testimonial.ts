import { submitTestimonialCopy } from '#content/pages/testimonials-submit'
import { categoryLabels, consentWording } from '#content/testimonials'
import { submitTestimonial } from '#contracts/submit-testimonial'
import { receiveSubmission } from '#server/calls/receive-submission'
import { testimonialPicture } from '#server/deliveries/kinds/testimonial-picture'
import { insertTestimonial } from '#server/queries/testimonials/testimonials.server'
import { defineFunction } from '#server/calls/define-function'

/** Stores a testimonial for review, and has its picture fetched (S1 §7). */
export const submitTestimonialFunction = defineFunction(submitTestimonial, {
  access: 'public',
  async handle({ input, tx, deliver, now }) {
    const { name, role, company, testimonial, rating, category, image_url, consent, visit } = input
    const id = await insertTestimonial(
      tx,
      {
        name,
        role,
        company,
        testimonial,
        rating,
        category,
        imageUrl: image_url,
        consentWording: consent ? consentWording : undefined,
      },
      now,
    )
    if (image_url) {
      await deliver(testimonialPicture, { testimonialId: id }, { key: `testimonial-picture:${id}` })
    }
    await receiveSubmission(
      { tx, deliver, now },
      {
        kind: 'testimonial',
        subjectId: id,
        content: [
          ['Name', name],
          ...(role ? [['Role', role] as const] : []),
          ...(company ? [['Company', company] as const] : []),
          ['Testimonial', testimonial],
          ['Rating', `${rating} of 5`],
          ['Program or service', categoryLabels[category]],
          ...(image_url ? [['Picture', image_url] as const] : []),
          ['May be published', consent ? consentWording : 'Not asked'],
        ],
        visit,
      },
    )
    return { message: submitTestimonialCopy.thanks.text, data: { id } }
  },
})
