import type { Page } from '#content/page'

export const guestIntakePage = {
  path: '/ai-first-ceo-podcast-guest-intake',
  title: 'Podcast guest intake',
  description: 'For confirmed guests: what we need before the recording.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page
