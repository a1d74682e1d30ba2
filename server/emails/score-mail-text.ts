import { workshopFacts } from '#content/facts'
import { foot, heading, wrap } from './mail-text.ts'
import type { ScoreMailContent } from './score-mail-content.ts'

/** The score mail for those who read plain text: short lines, figures first, each link on a line of its own. */
export function scoreMailText(content: ScoreMailContent): string {
  const { opportunity } = content
  const [first, second, third] = opportunity.steps
  const link = opportunity.isWhole ? '-----' : '--x--'
  return [
    content.greeting,
    `your AI readiness score is\n\n    ${content.score} ${content.outOf}\n    ${content.tierName}`,
    `${content.aheadOf}\n${content.nextTier}`,
    heading('Your #1 automation opportunity'),
    `${opportunity.name}\n\n    ${first}  ${link}  ${second}  -----  ${third}`,
    wrap(`${content.standing} ${opportunity.text}`),
    wrap(content.saves),
    heading('Cost of inaction, per year'),
    `    ${content.yearlyCost}\n    ${content.costSum}`,
    wrap(content.costEstimate),
    heading('Your next step'),
    `Join the free ${workshopFacts.readiness.minutes}-minute workshop:\n${content.workshopUrl}`,
    `Or talk it through: Book A Call\n${content.bookingUrl}`,
    foot(content.reason),
  ].join('\n\n')
}
