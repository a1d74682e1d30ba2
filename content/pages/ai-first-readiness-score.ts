import { scorecardFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { contentView } from '#content/facts/content-view'

export const scorecardPage = contentView(() => ({
  path: '/ai-first-readiness-score',
  title: 'AI First Readiness Scorecard',
  description: `${scorecardFacts.questions} questions, ${scorecardFacts.minutes} minutes: your AI readiness score out of 27, what to automate first, and what waiting costs.`,
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
})) satisfies Page
