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
import { findingRows, sumRows } from './rows.ts'
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
        chain(content.score, maxScore),
        note(content.message),
      ),
      panel({ rule: 'hair' }, label(content.lineTitle), note(content.lineLead), findingRows(content.links)),
      ...(content.areasTitle === undefined
        ? []
        : [panel({ rule: 'hair' }, label(content.areasTitle), sumRows(content.areas))]),
      panel(
        { rule: 'ink' },
        heading(content.tierName),
        paragraph(content.headline),
        paragraph(content.tierText),
        ...content.facts.map((fact) => note(fact)),
      ),
      panel({ rule: 'hair' }, label('What your score means'), findingRows(content.findings)),
      panel(
        { rule: 'ink' },
        label('Your #1 automation opportunity'),
        heading(opportunity.name),
        stationsLine({ steps: opportunity.steps, isUnbroken: opportunity.isAutomated }),
        paragraph(content.before),
        paragraph(content.after),
        gain(content.saves),
        ...notesOf(content.recovers),
        note(opportunity.text),
        note(content.second),
      ),
      panel(
        { rule: 'hair' },
        label('Cost of inaction, per year'),
        figure(content.yearlyCost),
        ...notesOf(content.costRange),
        sumRows(content.costRows),
        ...content.costMessages.map((message) => note(message)),
      ),
      panel(
        { rule: 'hair' },
        label('Your next step'),
        ...content.ending.map((step) => note(step)),
        button(content.workshopUrl, content.workshop),
        note(content.workshopDates),
        note('Or talk it through: ', textLink(content.bookingUrl, 'Book A Call')),
      ),
    ),
  )
}

const notesOf = (text: string | undefined) => (text === undefined ? [] : [note(text)])
