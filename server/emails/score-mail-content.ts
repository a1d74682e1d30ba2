import { bookingLink } from '#content/booking-link'
import { estimateText, opportunityCopy } from '#content/score-results'
import type { BusinessType, ReadinessAnswers, TeamSize } from '#domain/answers'
import { displayedCostOfInaction } from '#domain/cost-of-inaction'
import { maxScore } from '#domain/score'
import { aheadOfPercent, nextTierOf, tierOf } from '#domain/tier'
import { firstNameOf } from '#domain/greeting-name'

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
  const name = firstNameOf(fullName)
  const nextTier = nextTierOf(score)
  const cost = displayedCostOfInaction(answers)
  const { hoursPerWeek, hourlyRateUsd, yearlyUsd } = cost
  const opportunity = opportunityCopy(answers.automationPriority, answers)
  const { saves } = opportunity
  return {
    subject: `Your AI readiness score: ${score} out of ${maxScore}`,
    greeting: name === '' ? 'Hi,' : `Hi ${name},`,
    score,
    outOf: `out of ${maxScore}`,
    tierName: tierOf(score).name,
    aheadOf: `Ahead of ${aheadOfPercent(score)}% of the scale.`,
    nextTier:
      nextTier === null
        ? 'There is no higher tier.'
        : `Next tier: ${nextTier.tier.name}, ${nextTier.pointsAway} ${nextTier.pointsAway === 1 ? 'point' : 'points'} away.`,
    opportunity,
    standing: `${opportunity.beforeLabel}: ${opportunity.before}`,
    saves: `${saves.hours} hours ${saves.words}`,
    yearlyCost: formatUsd(yearlyUsd),
    costEstimate: estimateText(answers, cost),
    costSum: `${hoursPerWeek} hours a week × ${formatUsd(hourlyRateUsd)} × 52 weeks.`,
    workshopUrl: `${siteUrl.replace(/\/+$/, '')}/ai-readiness-workshop`,
    bookingUrl: bookingLink('score-email'),
    reason:
      'You’re getting this because you took the AI First Readiness Scorecard. Just reply if a number looks wrong.',
  }
}

function formatUsd(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}
