import { told } from '#content/told'
import { scorecardFacts } from '#content/facts'
import { questions } from '#content/home-sections'
import type { Page } from '#content/page'

export const landingPage = told(() => ({
  path: '/landing',
  title: 'Find what is broken, then automate it',
  description: `Score your business in ${scorecardFacts.minutes} minutes, or start with the audit.`,
  prerender: false,
  live: { topic: 'testimonials' },
  hydrate: 'at-first-sign',
  indexed: false,
  canonicalPath: '/',
  faq: questions.items,
})) satisfies Page
