import type { Page } from '#content/page'

export const freeWorkshopPage = {
  path: '/free-ai-workshop',
  title: 'Free AI workshop',
  description:
    'Every Friday, 90 minutes and questions, 25 seats: see where AI pays for itself in a small business.',
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
} as const satisfies Page
