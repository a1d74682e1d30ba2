import type { Page } from '#content/page'

export const workshopFeedbackPage = {
  path: '/workshop-feedback',
  title: 'Workshop feedback',
  description: 'Two minutes that make the next workshop better.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page
