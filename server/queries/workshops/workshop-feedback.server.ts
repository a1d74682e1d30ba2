import { randomUUID } from 'node:crypto'
import { testimonialPermission } from '#content/pages/workshop-feedback'
import type { InputOf } from '#contracts/contract'
import type { submitWorkshopFeedback } from '#contracts/submit-workshop-feedback'
import type { SubmittedContent } from '#domain/activity'
import type { Transaction } from '#server/db/connect'
import { workshopFeedback } from '#server/db/schema/workshop-feedback'
import { insertTestimonial } from '#server/queries/testimonials/testimonials.server'

type Feedback = InputOf<typeof submitWorkshopFeedback>

/**
 * Stores what a participant says. Where they allow it, it also becomes a testimonial that waits for approval, in the
 * words meant for it or else in the key insight. Returns the feedback's id.
 */
export async function saveFeedback(tx: Transaction, given: Feedback, now: Date): Promise<string> {
  const id = randomUUID()
  const { name, company, overallValue, keyInsight, allowTestimonial, testimonialContent } = given
  await tx.insert(workshopFeedback).values({
    id,
    name,
    email: given.email,
    company,
    overall_value: overallValue,
    key_insight: keyInsight,
    roi_clarity: given.roiClarity,
    improvement_suggestions: given.improvementSuggestions,
    would_recommend: given.wouldRecommend,
    allow_testimonial: allowTestimonial,
    testimonial_content: testimonialContent,
    created_at: now,
  })
  if (allowTestimonial) {
    await insertTestimonial(
      tx,
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
  }
  return id
}

/** The feedback as it is read by the owner, question by question. */
export function feedbackContent(given: Feedback): SubmittedContent {
  const { name, email, company, allowTestimonial, testimonialContent } = given
  return [
    ...(name ? [['Name', name] as const] : []),
    ...(email ? [['Email', email] as const] : []),
    ...(company ? [['Company', company] as const] : []),
    ['Overall value, 1 to 5', String(given.overallValue)],
    ['Key insight', given.keyInsight],
    ['Clarity on AI ROI, 1 to 5', String(given.roiClarity)],
    ['Suggestions', given.improvementSuggestions],
    ['Would recommend', given.wouldRecommend ? 'Yes' : 'No'],
    ['Allows a testimonial', allowTestimonial ? 'Yes: it waits for your approval' : 'No'],
    ...(testimonialContent ? [['Testimonial', testimonialContent] as const] : []),
  ]
}
