import { contentView } from '#content/facts/content-view'
import { scorecardFacts } from '#content/facts/facts'
import { questions } from '#content/pages/parts/home-sections'
import type { Page } from '#content/pages/parts/page'

export const landingPage = contentView(() => ({
  path: '/landing',
  title: 'Find what is broken, then automate it',
  description: `Score your business in ${scorecardFacts.minutes} minutes, or start with the audit.`,
  prerender: false,
  live: { topics: ['testimonials'] },
  hydrate: 'on-first-interaction',
  indexed: false,
  canonicalPath: '/',
  faq: questions.items,
})) satisfies Page
