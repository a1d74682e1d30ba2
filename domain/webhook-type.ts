import type { ActivityKind } from './activity.ts'

/** What a webhook calls each of them, for the automation to branch on: a thing, and what became of it. */
export const webhookTypes: Readonly<Record<ActivityKind, string>> = {
  scorecard: 'scorecard.completed',
  'score-feedback': 'scorecard.rated',
  newsletter: 'newsletter.requested',
  'newsletter-confirmation': 'newsletter.confirmed',
  contact: 'contact.requested',
  'readiness-workshop': 'readiness_workshop.registered',
  'free-workshop': 'free_workshop.registered',
  'free-workshop-seat': 'free_workshop.seat_kept',
  'workshop-feedback': 'workshop_feedback.given',
  'podcast-application': 'podcast_guest.applied',
  'guest-intake': 'guest_intake.completed',
  'week-1-intake': 'week_1_intake.completed',
  testimonial: 'testimonial.given',
}
