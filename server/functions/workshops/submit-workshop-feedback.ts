import { randomUUID } from 'node:crypto'
import { testimonialPermission } from '#content/pages/workshop-feedback'
import { submitWorkshopFeedback } from '#contracts/submit-workshop-feedback'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { workshopFeedback } from '#server/db/schema/workshop-feedback'
import { testimonialRow } from '#server/queries/testimonials/testimonials.server'

/**
 * Stores a participant's feedback on a workshop (behavior 9.3). With permission it also becomes a pending
 * testimonial, from the text meant for it or else from the key insight.
 */
export const submitWorkshopFeedbackFunction = defineForm(submitWorkshopFeedback, {
  access: 'public',
  submit({ input, id, now }) {
    const { name, email, company, overallValue, keyInsight, allowTestimonial, testimonialContent } = input
    const feedback = newRow(workshopFeedback, {
      id,
      name,
      email,
      company,
      overall_value: overallValue,
      key_insight: keyInsight,
      roi_clarity: input.roiClarity,
      improvement_suggestions: input.improvementSuggestions,
      would_recommend: input.wouldRecommend,
      allow_testimonial: allowTestimonial,
      testimonial_content: testimonialContent,
      created_at: now,
    })
    const testimonial = testimonialRow(
      randomUUID(),
      {
        name: name ?? 'Workshop participant',
        company,
        testimonial: testimonialContent ?? keyInsight,
        rating: overallValue,
        category: 'workshop',
        consentWording: testimonialPermission,
        workshopFeedbackId: id,
      },
      now,
    )
    return {
      rows: allowTestimonial ? [feedback, testimonial] : [feedback],
      activity: newActivity('workshop-feedback', id, { values: input, visit: input.visit }),
      deliveries: [],
      changes: allowTestimonial ? ['testimonial-queue'] : [],
      answer: { data: { id } },
    }
  },
})
