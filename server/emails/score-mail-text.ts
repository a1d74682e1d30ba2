import { footer, heading, wrap } from './mail-text.ts'
import type { ScoreMailContent } from './score-mail-content.ts'

/** Renders the score mail as plain text, with short lines and each link on its own line. */
export function scoreMailText(content: ScoreMailContent): string {
  const { opportunity } = content
  const [first, second, third] = opportunity.steps
  const link = opportunity.isAutomated ? '-----' : '--x--'
  return [
    content.greeting,
    `your AI readiness score is\n\n    ${content.score} ${content.outOf}\n    ${content.tierName}`,
    wrap(content.message),
    wrap(`${content.lineTitle} ${content.lineLead}`),
    ...content.links.map(({ label, text }) => wrap(`${label} ${text}`)),
    ...(content.areasTitle === undefined
      ? []
      : [
          wrap(`${content.areasTitle}:`),
          content.areas.map(({ name, value }) => `    ${name}: ${value}`).join('\n'),
        ]),
    wrap(`${content.headline} ${content.tierText}`),
    content.facts.map(wrap).join('\n'),
    heading('What your score means'),
    ...content.findings.map(({ label, text }) => wrap(`${label} ${text}`)),
    heading('Your #1 automation opportunity'),
    `${opportunity.name}\n\n    ${first}  ${link}  ${second}  -----  ${third}`,
    wrap(content.before),
    wrap(content.after),
    wrap(content.saves),
    ...linesOf(content.recovers),
    wrap(opportunity.text),
    wrap(content.second),
    heading('Cost of inaction, per year'),
    `    ${content.yearlyCost}`,
    ...linesOf(content.costRange),
    content.costRows.map(({ name, value }) => `    ${name}: ${value}`).join('\n'),
    ...content.costMessages.map(wrap),
    heading('Your next step'),
    ...content.ending.map(wrap),
    wrap(content.workshopDates),
    `${content.workshop}:\n${content.workshopUrl}`,
    `Or talk it through: Book A Call\n${content.bookingUrl}`,
    footer(content.reason),
  ].join('\n\n')
}

const linesOf = (text: string | undefined) => (text === undefined ? [] : [wrap(text)])
