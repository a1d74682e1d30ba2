import type { Page } from '#content/page'

export const scorecardPage = {
  path: '/ai-first-readiness-score',
  title: 'AI First Readiness Scorecard',
  description:
    'Fifteen questions, three minutes: your AI readiness score out of 27, what to automate first, and what waiting costs.',
  prerender: true,
  hydrate: 'at-once',
  indexed: true,
} as const satisfies Page
