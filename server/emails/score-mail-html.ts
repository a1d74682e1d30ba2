import { workshopFacts } from '#content/facts'
import { maxScore } from '#domain/score'
import {
  button,
  figure,
  frame,
  gain,
  heading,
  label,
  note,
  panel,
  paragraph,
  scoreFigure,
  textLink,
} from './kit.ts'
import { chain, stationsLine } from './line.ts'
import type { ScoreMailContent } from './score-mail-content.ts'
import { renderMail } from './render-html.ts'

export function scoreMailHtml(content: ScoreMailContent): string {
  const { opportunity } = content
  return renderMail(
    frame(
      {
        title: content.subject,
        preview: `${content.tierName}. Your #1 opportunity: ${opportunity.name}.`,
        reason: content.reason,
      },
      panel(
        {},
        paragraph(content.greeting),
        label('Your AI readiness score'),
        scoreFigure(String(content.score), content.outOf),
        heading(content.tierName),
        chain(content.score, maxScore),
        note(`${content.aheadOf} ${content.nextTier}`),
      ),
      panel(
        { rule: 'ink' },
        label('Your #1 automation opportunity'),
        heading(opportunity.name),
        stationsLine(opportunity),
        paragraph(`${content.standing} ${opportunity.text}`),
        gain(content.saves),
      ),
      panel(
        { rule: 'hair' },
        label('Cost of inaction, per year'),
        figure(content.yearlyCost),
        paragraph(content.costSum),
        note(content.costEstimate),
      ),
      panel(
        { rule: 'hair' },
        label('Your next step'),
        button(content.workshopUrl, `Join the free ${workshopFacts.readiness.minutes}-minute workshop`),
        note('Or talk it through: ', textLink(content.bookingUrl, 'Book A Call')),
      ),
    ),
  )
}
