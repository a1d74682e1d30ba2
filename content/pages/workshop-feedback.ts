import { currentWording } from '#content/consent-wordings'
import type { Page } from '#content/pages/parts/page'

export const workshopFeedbackPage = {
  path: '/workshop-feedback',
  title: 'Workshop Feedback',
  description: 'Five questions about the workshop you attended. Your name is optional.',
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: false,
} as const satisfies Page

/** The label of the consent checkbox; stored verbatim with the testimonial. */
export const testimonialPermission = currentWording('workshop-feedback')

export const workshopFeedbackCopy = {
  lead: 'You gave us your time. Tell us what was worth it, and what we should fix.',
  effort: 'Five questions, about two minutes.',
  promises: [
    'Name, email and company are optional.',
    'Nothing you write is published unless you check the box that allows it.',
    'Be blunt. It helps us fix the next one.',
  ],
  questions: {
    overallValue: {
      text: 'How valuable was the workshop overall?',
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
      text: 'How clear are you now on what AI would pay back in your business?',
      labels: ['Not clear', 'Slightly clear', 'Moderately clear', 'Very clear', 'Extremely clear'],
    },
    improvementSuggestions: 'What should we do better?',
    wouldRecommend: 'Would you recommend the workshop?',
    testimonialContent: {
      text: 'Your testimonial',
      hint: 'Optional. If you leave it empty, we’ll quote your key insight.',
    },
  },
  privacy: 'We use this to make the workshop better.',
  success: {
    title: 'Thank you for your feedback!',
    description: 'Your feedback has been submitted successfully.',
  },
} as const
