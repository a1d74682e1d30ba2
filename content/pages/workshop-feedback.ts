import type { Page } from '#content/page'

export const workshopFeedbackPage = {
  path: '/workshop-feedback',
  title: 'Workshop Feedback',
  description: 'Five questions about the workshop you joined. Your name is optional.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

/** Beside the tick; kept word for word with a testimonial that came of it. */
export const testimonialPermission = 'You may use my feedback as a testimonial, with my name and company.'

export const workshopFeedbackCopy = {
  lead: 'You gave us your time. Tell us where it was well spent, and where the workshop itself is broken.',
  effort: 'Five questions, about two minutes.',
  promises: [
    'Name, email and company may stay empty.',
    'Nothing you write is published, unless you tick the box that allows it.',
    'Harsh is fine. It is the next workshop we repair with it.',
  ],
  fields: [
    'Overall value, 1 to 5',
    'Key insight',
    'Clarity on AI ROI, 1 to 5',
    'Suggestions',
    'Would you recommend it? Yes or No',
  ],
} as const
