import { questions } from '#content/home-sections'
import type { Page } from '#content/page'

export const landingPage = {
  path: '/landing',
  title: 'Find what is broken, then automate it',
  description: 'Score your business in three minutes, or start with the audit.',
  prerender: false,
  live: { topic: 'testimonials' },
  hydrate: 'when-idle',
  indexed: false,
  canonicalPath: '/',
  faq: questions.items,
} as const satisfies Page
