import { contentView } from '#content/facts/content-view'
import type { Page } from '#content/pages/parts/page'
import { scorecardFacts } from '#content/facts/facts'
import { testimonialCategories } from '#domain/testimonial-category'

export const testimonialsPage = {
  path: '/testimonials',
  title: 'Success stories',
  description:
    'What owners, parents and students say about our coaching, the AI youth program and our automations.',
  prerender: false,
  live: { topics: ['testimonials', 'case-studies'], query: { category: testimonialCategories } },
  hydrate: 'on-first-interaction',
  indexed: true,
} as const satisfies Page

export const testimonialsCopy = contentView(() => ({
  pitch: 'What people say once it works, in their own words, under the link that was repaired.',
  unreadable: 'Unable to load testimonials at this time.',
  again: 'Try again',
  empty: 'No testimonials available for this category yet.',
  sampleNote:
    'Those marked “sample” are made up, to show how this page reads. Real clients’ words will replace them.',
  link: {
    from: 'From',
    to: 'to',
    /** The heading of the testimonials without a repaired link. */
    none: 'In other words',
    repaired: 'the link that was repaired',
    large: 'The newest, in full',
  },
  filter: 'Show',
  all: 'All',
  submit: {
    title: 'Worked with us? Tell others how it went.',
    text: 'We read every testimonial before it goes up, and we never ask you to make it sound nicer.',
    button: 'Submit a testimonial',
    path: '/testimonials/submit',
  },
  story: 'Read how it was repaired',
  closing: {
    title: 'Which link is yours?',
    note: `${scorecardFacts.questions} questions, and the first thing to repair is named on the last screen.`,
  },
}))
