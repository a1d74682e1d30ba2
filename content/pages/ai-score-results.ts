import type { Page } from '#content/pages/parts/page'

export const resultsPage = {
  path: '/ai-score-results',
  title: 'Your AI readiness score',
  description: 'Your score out of 27, your first automation opportunity and your yearly cost of inaction.',
  prerender: true,
  hydrate: 'at-once',
  indexed: false,
} as const satisfies Page
