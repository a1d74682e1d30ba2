import { questions } from '#content/home-sections'
import type { Page } from '#content/page'

export const backupLandingPage = {
  path: '/backup-landing',
  title: 'Start with what is broken',
  description: 'Score your business in three minutes, or start with the AI Audit.',
  prerender: false,
  live: { topic: 'testimonials' },
  hydrate: 'when-idle',
  indexed: false,
  canonicalPath: '/',
  faq: questions.items,
} as const satisfies Page
