import { opportunityCopy } from '#content/score-results'
import { site } from '#content/site'
import type { BusinessType, ReadinessAnswers, TeamSize } from '#domain/answers'
import { displayedCostOfInaction } from '#domain/cost-of-inaction'
import { industryOf } from '#domain/industry'
import { opportunityHours } from '#domain/opportunity'
import { maxScore } from '#domain/score'
import { aheadOfPercent, nextTierOf, tierOf } from '#domain/tier'
import { greetingName } from './greeting-name.ts'

export interface ScoreMailData {
  /** As the visitor typed it. */
  fullName: string
  answers: ReadinessAnswers & { businessType: BusinessType; teamSize: TeamSize }
  /** 1 to 27. */
  score: number
  /** Origin of the site's links. */
  siteUrl: string
}

/** What both versions of the score mail say, as finished sentences and figures. */
export type ScoreMailContent = ReturnType<typeof scoreMailContent>

export function scoreMailContent({ fullName, answers, score, siteUrl }: ScoreMailData) {
  const name = greetingName(fullName)
  const nextTier = nextTierOf(score)
  const { hoursPerWeek, hourlyRateUsd, yearlyUsd } = displayedCostOfInaction(answers)
  const { minHoursPerWeek, maxHoursPerWeek } = opportunityHours[answers.automationPriority]
  return {
    subject: `Your AI readiness score: ${score} out of ${maxScore}`,
    greeting: name === '' ? 'Hello,' : `Hello ${name},`,
    score,
    outOf: `out of ${maxScore}`,
    tierName: tierOf(score).name,
    aheadOf: `Ahead of ${aheadOfPercent(score)}% of founders.`,
    nextTier:
      nextTier === null
        ? 'There is no tier above yours.'
        : `Next tier: ${nextTier.tier.name}, ${nextTier.pointsAway} ${nextTier.pointsAway === 1 ? 'point' : 'points'} away.`,
    opportunity: opportunityCopy(answers.automationPriority, industryOf(answers.businessType)),
    saves: `Repairing this link saves ${minHoursPerWeek}–${maxHoursPerWeek} hours a week.`,
    yearlyCost: formatUsd(yearlyUsd),
    costSum: `${hoursPerWeek} hours a week × ${formatUsd(hourlyRateUsd)} × 52 weeks.`,
    workshopUrl: `${siteUrl.replace(/\/+$/, '')}/ai-readiness-workshop`,
    bookingUrl: site.bookingUrl,
    reason: 'You get this because you took the AI First Readiness Scorecard. Reply if a number looks wrong.',
  }
}

function formatUsd(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}
