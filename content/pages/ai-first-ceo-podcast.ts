import type { Page } from '#content/page'

export const podcastPage = {
  path: '/ai-first-ceo-podcast',
  title: 'The AI-first CEO podcast',
  description: 'Owners on the workflow that broke, how they repaired it and what it cost.',
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
} as const satisfies Page
