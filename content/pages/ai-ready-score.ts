import type { Page } from '#content/page'

export const scorecardLandingPage = {
  path: '/ai-ready-score',
  title: 'How ready is your business for AI?',
  description:
    'A 3-minute quiz: your AI readiness score, your top automation opportunities, what waiting costs, and the next step.',
  prerender: true,
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page
