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
  questions: {
    overallValue: {
      text: 'How valuable was the workshop, all in all?',
      labels: [
        'Not valuable',
        'Slightly valuable',
        'Moderately valuable',
        'Very valuable',
        'Extremely valuable',
      ],
    },
    keyInsight: 'What was your key insight?',
    roiClarity: {
      text: 'How clear is it to you now what AI would return in your business?',
      labels: ['Not clear', 'Slightly clear', 'Moderately clear', 'Very clear', 'Extremely clear'],
    },
    improvementSuggestions: 'What should we do better?',
    wouldRecommend: 'Would you recommend the workshop?',
    testimonialContent: {
      text: 'Your testimonial',
      hint: 'Optional. Left empty, we quote your key insight.',
    },
  },
  success: {
    title: 'Thank you for your feedback!',
    description: 'Your feedback has been submitted successfully.',
  },
} as const
