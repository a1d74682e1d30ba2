import { podcastFacts } from '#content/facts'
import { guestQuestions } from '#content/guest-intake'
import type { Page } from '#content/page'

export const guestIntakePage = {
  path: '/ai-first-ceo-podcast-guest-intake',
  title: 'Podcast guest intake',
  description: `For confirmed guests: what we need at least ${podcastFacts.guestFormHoursBefore} hours before recording, and why.`,
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page

export const guestIntakeCopy = {
  figure: String(podcastFacts.guestFormHoursBefore),
  unit: 'hours before we record, at the latest',
  pitch: `You are booked: good to have you. Please complete this form at least ${podcastFacts.guestFormHoursBefore} hours before recording. We prepare the questions from it.`,
  terms: `${guestQuestions.length} questions, ${guestQuestions.filter(({ required }) => required).length} of them required`,
  start: 'Go to the questions',
  from: 'This form',
  to: 'Recording',
  form: {
    title: 'What we ask, and why',
    lead: 'Short answers are fine. Write as you would talk.',
    draft: 'What you type is kept in this browser until you send it.',
    after: 'We’ll review your responses and be in touch with prep details.',
    action: 'Send my answers',
    thanks: {
      title: 'Thank you',
      text: 'Your answers have arrived. We’ll review your responses and be in touch with prep details.',
    },
  },
  notYet: 'Not a guest yet?',
  apply: 'Apply on the podcast’s page',
} as const
