import type { LeadHandling, ResultAnswers, TimeOwner } from '#domain/answers'
import { areaPoints, holdingLinks, type LineLinkName, lineLinks, type ScoreArea } from '#domain/result-line'

const followUpBefore: Record<Exclude<LeadHandling, 'fully-auto'>, string> = {
  missed: 'Some leads get none',
  manual: 'It’s done by hand',
  'basic-auto': 'After the first reply it isn’t automatic',
}
const owners: Record<TimeOwner, string> = {
  me: 'yours',
  exec: 'executives’',
  managers: 'managers’',
  team: 'the team’s',
  contractors: 'contractors’',
}

type LineAnswers = Pick<
  ResultAnswers,
  'leadHandling' | 'sopApproach' | 'repetitiveTasks' | 'timeOwner' | 'teamSize'
>

/** Whose the hours are; undefined for a solo business that names executives or managers, which it does not have. */
function ownerOf({ timeOwner, teamSize }: LineAnswers): string | undefined {
  if (teamSize !== 'solo') return owners[timeOwner]
  if (timeOwner === 'team') return 'not yours'
  return timeOwner === 'me' || timeOwner === 'contractors' ? owners[timeOwner] : undefined
}

function followUpText(answers: LineAnswers): string {
  const { leadHandling } = answers
  if (leadHandling === 'fully-auto') return 'It’s fully automatic, you say.'
  const owner = ownerOf(answers)
  return `${followUpBefore[leadHandling]}${owner ? `, and the manual hours are mostly ${owner}` : ''}.`
}

/** Each link quotes the answer that its state follows from. */
const linkTexts: Record<LineLinkName, { name: string; text: (answers: LineAnswers) => string }> = {
  lead: {
    name: 'Lead',
    text: ({ leadHandling }) =>
      leadHandling === 'missed' ? 'Some are missed, you say.' : 'You don’t say that any are missed.',
  },
  reply: {
    name: 'Reply',
    text: ({ leadHandling }) =>
      ({
        missed: 'Some leads never get one.',
        manual: 'You follow up by hand, so it waits for a free moment.',
        'basic-auto': 'A basic one is sent by itself.',
        'fully-auto': 'It is sent without anyone.',
      })[leadHandling],
  },
  'hand-off': {
    name: 'Hand-off',
    text: ({ sopApproach }) =>
      ({
        none: 'Nothing is written down to hand over.',
        outdated: 'What is written down is out of date.',
        standard: 'There are written procedures to go by.',
        living: 'The documents are kept current.',
      })[sopApproach],
  },
  report: {
    name: 'Report',
    text: ({ repetitiveTasks }) =>
      ({
        manual: 'You do the repeating work by hand.',
        outsourced: 'You outsource the repeating work.',
        'some-automation': 'Software does some of the repeating work.',
        'fully-automated': 'Software does all of the repeating work.',
      })[repetitiveTasks],
  },
  'follow-up': {
    name: 'Follow-up',
    text: followUpText,
  },
}

interface LineCopy {
  title: string
  links: readonly { name: string; isHolding: boolean; state: string; text: string }[]
}

const numbers = ['none', 'one', 'two', 'three', 'four'] as const
const linksHold = (count: number) => `${numbers[count]} ${count === 1 ? 'link holds' : 'links hold'}`
const areBroken = (count: number) => `${numbers[count]} ${count === 1 ? 'is' : 'are'} broken`

function lineTitle(holding: number): string {
  const broken = lineLinks.length - holding
  if (broken === 0) return 'Your line: all five links hold.'
  if (holding === 0) return 'Your line: all five links are broken.'
  return `Your line: ${linksHold(holding)}, ${areBroken(broken)}.`
}

/** The visitor's own line: five links, drawn from three answers (behavior 7.14). */
export function lineCopy(answers: LineAnswers): LineCopy {
  const holding = holdingLinks(answers)
  return {
    title: lineTitle(holding.length),
    links: lineLinks.map((link) => ({
      name: linkTexts[link].name,
      isHolding: holding.includes(link),
      state: holding.includes(link) ? 'Holds' : 'Broken',
      text: linkTexts[link].text(answers),
    })),
  }
}

export const lineLead = 'Drawn from your answers, nothing else.'

const areaNames: Record<ScoreArea, { name: string; about: string }> = {
  leads: { name: 'Leads', about: 'What happens to a new lead, and what you would automate first' },
  'daily-work': {
    name: 'Daily work',
    about: 'Who does the repetitive tasks, the areas with the most manual work, what is written down',
  },
  tools: { name: 'Tools', about: 'How much AI or automation runs, and how comfortable you are with AI' },
  hours: { name: 'Hours', about: 'How many go by hand, and whose they are' },
}

interface AreasCopy {
  title: string
  areas: readonly { name: string; about: string; points: number; maxPoints: number }[]
}

/** The points by area (behavior 7.14); undefined if the given answers do not add up to the score. */
export function areasCopy(score: number, answers: ResultAnswers): AreasCopy | undefined {
  const { manualHours } = answers
  if (!manualHours) return undefined
  const areas = areaPoints({ ...answers, manualHours })
  if (areas.reduce((sum, { points }) => sum + points, 0) !== score) return undefined
  return {
    title: score === 1 ? 'Where your 1 point is' : `Where your ${score} points are`,
    areas: areas.map(({ area, ...points }) => ({ ...areaNames[area], ...points })),
  }
}
