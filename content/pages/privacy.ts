import type { Page } from '#content/page'

export const privacyPage = {
  path: '/privacy',
  title: 'Privacy',
  description: 'What this site stores, why, for how long, and how to have it deleted.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
