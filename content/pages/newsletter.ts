import type { Page } from '#content/page'

export const newsletterPage = {
  path: '/newsletter',
  title: 'The newsletter',
  description: 'One workflow a week: what broke, what it cost, how it was repaired.',
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
} as const satisfies Page
