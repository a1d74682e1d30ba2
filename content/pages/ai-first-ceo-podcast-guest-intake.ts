import { contentView } from '#content/facts/content-view'
import { podcastFacts } from '#content/facts/facts'
import { guestQuestions } from '#content/forms/guest-intake'
import type { Page } from '#content/pages/parts/page'

export const guestIntakePage = contentView(() => ({
  path: '/ai-first-ceo-podcast-guest-intake',
  title: 'Podcast guest intake',
  description: `For confirmed guests: what we need at least ${podcastFacts.guestFormHoursBefore} hours before recording, and why.`,
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: false,
})) satisfies Page

export const guestIntakeCopy = contentView(() => ({
  figure: String(podcastFacts.guestFormHoursBefore),
  unit: 'hours before we record, at the latest',
  pitch: `For guests with a date to record: please complete this form at least ${podcastFacts.guestFormHoursBefore} hours before. Our questions come from your answers.`,
  terms: `${guestQuestions.length} questions, ${guestQuestions.filter(({ required }) => required).length} of them required`,
  start: 'Go to the questions',
  from: 'This form',
  to: 'Recording',
  form: {
    title: 'What we ask, and why',
    lead: 'Short answers are fine. Write the way you talk.',
    draft: 'What you type stays in this browser until you send it.',
    privacy: 'We use this to prepare the episode and to introduce you in it.',
    after: 'We’ll review your responses and be in touch with prep details.',
    action: 'Send my answers',
    thanks: {
      next: 'Until we record',
      title: 'Thank you',
      text: 'We have your answers. We’ll review your responses and be in touch with prep details.',
    },
  },
  notYet: 'Not a guest yet?',
  apply: 'Apply on the podcast page',
}))
