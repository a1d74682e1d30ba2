import { bookingLinkWith } from '#content/facts/booking-link'
import { workshopFacts } from '#content/facts/facts'
import { findingLabels } from '#content/results/answer-findings'
import { noSecondOpportunity, secondOpportunityCopy } from '#content/results/second-opportunity'
import {
  areasCopy,
  costMessages,
  costRows,
  endingCopy,
  lineCopy,
  lineLead,
  meaningList,
  opportunityCopy,
  rangeText,
  scoreCardMessage,
  tierFacts,
  tierHeaderText,
} from '#content/results/score-results'
import { usd } from '#content/facts/usd'
import type { BusinessType, ReadinessAnswers, TeamSize } from '#domain/answers'
import { displayedCostOfInaction } from '#domain/cost-of-inaction'
import { firstNameOf } from '#domain/greeting-name'
import { maxScore } from '#domain/score'
import { tierOf } from '#domain/tier'
import { withoutTrailingSlashes } from '#domain/without-trailing-slashes'

export interface ScoreMailData {
  /** The name as the visitor typed it. */
  fullName: string
  answers: ReadinessAnswers & { businessType: BusinessType; teamSize: TeamSize }
  /** 1 to 27. */
  score: number
  /** Origin of the site's links. */
  siteUrl: string
  /** Attaches the scorecard to a call on the booking page; undefined for an external scheduler. */
  token?: string | undefined
}

/** The content of the score mail for HTML and plain text: the results page as finished sentences and figures. */
export type ScoreMailContent = ReturnType<typeof scoreMailContent>

export function scoreMailContent({ fullName, answers, score, siteUrl, token }: ScoreMailData) {
  const firstName = firstNameOf(fullName)
  const cost = displayedCostOfInaction(answers)
  const opportunity = opportunityCopy(answers.automationPriority, answers)
  const second = secondOpportunityCopy(answers)
  const tier = tierHeaderText(score, answers)
  const line = lineCopy(answers)
  const areas = areasCopy(score, answers)
  const ending = endingCopy(score, answers)
  return {
    subject: `Your AI readiness score: ${score} out of ${maxScore}`,
    greeting: firstName === '' ? 'Hi,' : `Hi ${firstName},`,
    score,
    outOf: `out of ${maxScore}`,
    message: scoreCardMessage(score),
    tierName: tierOf(score).name,
    lineTitle: line.title,
    lineLead,
    links: line.links.map(({ name, isHolding, state, text }) => ({
      state: isHolding ? ('holds' as const) : ('broken' as const),
      label: `${state}:`,
      text: `${name}: ${text}`,
    })),
    areasTitle: areas?.title,
    areas:
      areas?.areas.map(({ name, points, maxPoints }) => ({ name, value: `${points} of ${maxPoints}` })) ?? [],
    headline: tier.headline,
    tierText: tier.text,
    facts: tierFacts(score).map(({ term, figure, words, isName }) =>
      isName ? `${term}: ${figure}, ${words}.` : `${term} ${figure} ${words}.`,
    ),
    findings: meaningList(score, answers).map(({ state, text }) => ({
      state,
      label: findingLabels[state],
      text,
    })),
    opportunity,
    before: `${opportunity.beforeLabel}: ${opportunity.before}`,
    after: `${opportunity.afterLabel}: ${opportunity.after}`,
    saves: `${opportunity.saves.hours} hours ${opportunity.saves.words}`,
    recovers: opportunity.recovers,
    second: second ? `Next in line: ${second.name}${second.hours}. ${second.text}` : noSecondOpportunity,
    yearlyCost: usd(cost.yearlyUsd),
    costRange: rangeText(answers),
    costRows: costRows(cost),
    costMessages: costMessages(answers, cost),
    ending: ending.next.length > 0 ? [`${ending.title} ${ending.aside}`, ...ending.next] : [],
    workshop: `Join the free ${workshopFacts.readiness.minutes}-minute workshop`,
    workshopDates: workshopFacts.readiness.dates,
    workshopUrl: `${withoutTrailingSlashes(siteUrl)}/ai-readiness-workshop`,
    bookingUrl: bookingLinkWith(token, 'score-email'),
    reason:
      'You’re getting this because you took the AI First Readiness Scorecard. Just reply if a number looks wrong.',
  }
}
