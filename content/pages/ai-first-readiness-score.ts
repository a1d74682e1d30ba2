import { scorecardFacts } from '#content/facts'
import type { Page } from '#content/page'
import { told } from '#content/told'

export const scorecardPage = told(() => ({
  path: '/ai-first-readiness-score',
  title: 'AI First Readiness Scorecard',
  description: `${scorecardFacts.questions} questions, ${scorecardFacts.minutes} minutes: your AI readiness score out of 27, what to automate first, and what waiting costs.`,
  prerender: true,
  hydrate: 'at-first-sign',
  indexed: true,
})) satisfies Page
