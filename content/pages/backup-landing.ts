import { told } from '#content/told'
import { scorecardFacts } from '#content/facts'
import { questions } from '#content/home-sections'
import type { Page } from '#content/page'

export const backupLandingPage = told(() => ({
  path: '/backup-landing',
  title: 'Start with what is broken',
  description: `Score your business in ${scorecardFacts.minutes} minutes, or start with the AI Audit.`,
  prerender: false,
  live: { topic: 'testimonials' },
  hydrate: 'at-first-sign',
  indexed: false,
  canonicalPath: '/',
  faq: questions.items,
})) satisfies Page
