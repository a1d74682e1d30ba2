import type { Page } from '#content/page'

export const readinessWorkshopPage = {
  path: '/ai-readiness-workshop',
  title: 'AI readiness workshop',
  description: 'Sixty minutes, free: find the one workflow worth repairing first.',
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
} as const satisfies Page
