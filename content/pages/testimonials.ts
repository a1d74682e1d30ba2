import type { Page } from '#content/page'
import { testimonialCategories } from '#domain/testimonial-category'

export const testimonialsPage = {
  path: '/testimonials',
  title: 'Success stories',
  description:
    'What owners, families and students say about the coaching, the AI youth program and the automations.',
  prerender: false,
  live: { topic: 'testimonials', query: { category: testimonialCategories } },
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

export const testimonialsCopy = {
  pitch: 'What people say once the line holds, in their own words, the awkward parts included.',
  unreadable: 'Unable to load testimonials at this time.',
  again: 'Try again',
  empty: 'No testimonials available for this category yet.',
  sampleNote: 'Marked “sample”: written to show how this page reads, until clients’ own words stand here.',
  filter: 'Show',
  all: 'All',
  submit: {
    title: 'Worked with us? Say how it went.',
    text: 'We read every testimonial before it is published, and we ask for no changes that flatter us.',
    button: 'Submit a testimonial',
    path: '/testimonials/submit',
  },
} as const
