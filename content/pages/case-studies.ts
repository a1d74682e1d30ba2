import type { Page } from '#content/page'

export const caseStudiesPage = {
  path: '/case-studies',
  title: 'Case studies',
  description: 'Client success stories: what was broken, what we built, what changed.',
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
} as const satisfies Page
