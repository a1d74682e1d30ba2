import fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CostOfInaction } from '#app/features/scorecard/cost-of-inaction.tsx'
import { MeaningList } from '#app/features/scorecard/meaning-list.tsx'
import { Opportunity } from '#app/features/scorecard/opportunity.tsx'
import { OwnLine } from '#app/features/scorecard/own-line.tsx'
import { ScoreAreas } from '#app/features/scorecard/score-areas.tsx'
import { FirstFigures, ScoreCard } from '#app/features/scorecard/score-card.tsx'
import { TierHeader } from '#app/features/scorecard/tier-header.tsx'
import { WorkshopCall } from '#app/features/scorecard/workshop-call.tsx'
import { scoreAnswers } from '#domain/score'
import { scoreMail } from '#server/emails/score-mail'
import { anyAnswers } from '#test/any-answers'
import { isFull } from '#test/sample'
import { linesOf, paragraphsOf, sentencesOf } from './lines-of.ts'
import { faultsIn } from './faults-in.ts'
import { type Answered, linksThatHold } from './result-truths.ts'

const runs = isFull ? 20_000 : 400
const hoursDrawn = { '0-5': 3, '6-10': 8, '11-20': 15, '21-40': 30, '40+': 45 } as const

interface Part {
  html: string
  lines: readonly string[]
}

const rendered = (part: ReactElement): Part => {
  const html = renderToStaticMarkup(part)
  return { html, lines: linesOf(html) }
}

/** Parts that depend on few answers are rendered once for each set of those. */
const parts = new Map<string, Part>()
function once(key: string, part: () => ReactElement): Part {
  const known = parts.get(key) ?? rendered(part())
  parts.set(key, known)
  return known
}

function pageOf(answers: Answered, score: number) {
  const { manualHours, hourlyValue, teamSize, timeOwner } = answers
  const cost = [manualHours, hourlyValue, teamSize, timeOwner].join()
  return {
    card: once(String(score), () => <ScoreCard score={score} />),
    first: rendered(<FirstFigures answers={answers} />),
    line: rendered(<OwnLine answers={answers} />),
    areas: rendered(<ScoreAreas score={score} answers={answers} />),
    tier: rendered(<TierHeader score={score} answers={answers} />),
    meaning: rendered(<MeaningList score={score} answers={answers} />),
    opportunity: rendered(<Opportunity answers={answers} />),
    cost: once(cost, () => <CostOfInaction answers={answers} />),
  }
}

/** Returns the lines of a mail between its greeting and its next step. */
const resultIn = (lines: readonly string[]) =>
  lines.slice(lines.indexOf('Hi Ada,') + 1, lines.indexOf('Your next step'))

const count = (html: string, part: string) => html.split(part).length - 1

/** Matches the findings that are broken, which depends on the answers and not on the score. */
const brokenFinding =
  /^(Some of your leads|Leads are followed|Repetitive work is|How work gets|Your written procedures|The manual hours (are mostly your own|come|fall)|Managers carry|You don’t use|A few basic|You aren’t)/

const stateOf = (finding: string) =>
  finding.startsWith('You named ') ? 'look' : brokenFinding.test(finding) ? 'broken' : 'holds'

const shownAs = {
  holds: { label: 'Holds:', mark: '#k-repair', mailClass: 'mended' },
  broken: { label: 'Broken:', mark: '#k-break', mailClass: 'broken' },
  look: { label: 'Look here:', mark: 'class="n"', mailClass: 'ink' },
} as const

function expectColors(page: ReturnType<typeof pageOf>, mail: string, answers: Answered, score: number) {
  const found = Array.from(
    page.meaning.html.matchAll(/<li class="lead">.*?aria-label="([^"]+)">(.*?)<span>(.*?)<\/span><\/li>/g),
  )
  expect(found).toHaveLength(4)
  for (const [, label, drawing = '', text = ''] of found) {
    const shown = shownAs[stateOf(text)]
    expect(label).toBe(shown.label)
    for (const { mark } of Object.values(shownAs)) expect(drawing.includes(mark)).toBe(mark === shown.mark)
    const row = mail.lastIndexOf('<tr>', mail.indexOf(`>${text}</td>`))
    expect(mail.slice(row, row + 400)).toMatch(
      new RegExp(`^<tr><td class="${shown.mailClass}"[^>]*>${shown.label}</td>`),
    )
  }
  const isAutomated = answers.automationPriority === 'lead-nurture' && answers.leadHandling === 'fully-auto'
  expect(count(page.opportunity.html, 'class="line line--ok"')).toBe(isAutomated ? 2 : 1)
  expect(mail.includes('bar-broken"')).toBe(!isAutomated)
  expect([count(page.card.html, 'class="on"'), count(mail, 'class="link-holds"')]).toEqual([score, score])
  expect(count(page.cost.html, 'class="x"')).toBe(hoursDrawn[answers.manualHours])
  expect(count(page.line.html, 'own--holds')).toBe(linksThatHold(answers))
  expect(count(page.line.html, '#k-break')).toBe(5 - linksThatHold(answers))
  const areas = Array.from(
    page.areas.html.matchAll(/<li>.*?(\d+)(?:<!-- -->)? of (?:<!-- -->)?(\d).*?<\/li>/g),
  )
  expect(areas.map(([, , most]) => most)).toEqual(['6', '9', '6', '6'])
  expect(areas.reduce((sum, [, points]) => sum + Number(points), 0)).toBe(score)
  for (const [row, points] of areas) expect(count(row, 'class="on"')).toBe(Number(points))
  // Only the week of a single person is drawn with its days.
  const isOwn = answers.teamSize === 'solo' && answers.timeOwner === 'me'
  expect(page.cost.html.includes('>Mon<')).toBe(isOwn)
}

test(
  `every sentence, figure and color of ${runs} results holds for its answers, on the page and in the mail`,
  async () => {
    const check = async (answers: Answered) => {
      const score = scoreAnswers(answers)
      const page = pageOf(answers, score)
      const { html, text } = await scoreMail({
        fullName: 'Ada',
        answers,
        score,
        siteUrl: 'https://example.com',
      })
      const pageLines = Object.values(page).flatMap(({ lines }) => lines)
      const mails = [resultIn(linesOf(html)), resultIn(paragraphsOf(text))]

      expect(faultsIn([...pageLines, ...mails.flat()], { answers, score })).toEqual([])
      const sentences = pageLines
        .filter((line) => /[.?!]$/.test(line) && !/\b[bB]lock is\b/.test(line))
        .flatMap(sentencesOf)
      for (const lines of mails) {
        const mail = lines.join('\n')
        expect(sentences.filter((sentence) => !mail.includes(sentence))).toEqual([])
      }
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
      expectColors(page, html, answers, score)
    }
    await fc.assert(fc.asyncProperty(anyAnswers, check), { numRuns: runs })
  },
  60_000 + runs * 200,
)

const whole: Answered = {
  businessType: 'tech',
  teamSize: 'small',
  currentUse: 'advanced',
  repetitiveTasks: 'fully-automated',
  manualAreas: ['hr'],
  leadHandling: 'fully-auto',
  sopApproach: 'living',
  aiComfort: 'very',
  automationPriority: 'client-onboarding',
  manualHours: '0-5',
  timeOwner: 'team',
}

test.each([
  ['27 of 27', whole, 27, true],
  ['25 with every link holding', { ...whole, aiComfort: 'curious' }, 25, true],
  ['24 with every link holding', { ...whole, aiComfort: 'uncomfortable' }, 24, false],
  ['26 with a basic reply', { ...whole, leadHandling: 'basic-auto' }, 26, false],
] as const)(
  'the result “%s” ends with an offer to repair or the next step, on the page and in the mail',
  async (_name, answers, score, hasNothingToRepair) => {
    expect(scoreAnswers(answers)).toBe(score)
    const page = linesOf(
      renderToStaticMarkup(<WorkshopCall score={score} answers={answers} token={undefined} />),
    ).join('\n')
    const { html, text } = await scoreMail({
      fullName: 'Ada',
      answers,
      score,
      siteUrl: 'https://example.com',
    })
    expect(page.includes('Repair it with us.')).toBe(!hasNothingToRepair)
    for (const said of [page, linesOf(html).join('\n'), paragraphsOf(text).join('\n')])
      expect(said.includes('Nothing to repair first. Here is what comes next.')).toBe(hasNothingToRepair)
  },
)
