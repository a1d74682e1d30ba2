import type { Page } from '#content/page'

export const coldEmailPage = {
  path: '/cold-email-automation',
  title: 'Cold email automation',
  description: 'Warmed inboxes, written sequences and qualified appointments on your calendar.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
