import { contentView } from '#content/facts/content-view'
import { scorecardFacts } from '#content/facts/facts'
import { questions } from '#content/pages/parts/home-sections'
import type { Page } from '#content/pages/parts/page'

export const backupLandingPage = contentView(() => ({
  path: '/backup-landing',
  title: 'Start with what is broken',
  description: `Score your business in ${scorecardFacts.minutes} minutes, or start with the AI Audit.`,
  prerender: false,
  live: { topics: ['testimonials'] },
  hydrate: 'on-first-interaction',
  indexed: false,
  canonicalPath: '/',
  faq: questions.items,
})) satisfies Page
