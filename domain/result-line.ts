import type { ReadinessAnswers } from './answers.ts'
import { pointsOf } from './score.ts'

type ScoredQuestion = keyof ReturnType<typeof pointsOf>

/** The questions whose points make up each area; every scored question is in one (behavior 7.14). */
export const scoreAreas = {
  leads: ['leadHandling', 'automationPriority'],
  'daily-work': ['repetitiveTasks', 'manualAreas', 'sopApproach'],
  tools: ['currentUse', 'aiComfort'],
  hours: ['manualHours', 'timeOwner'],
} as const satisfies Readonly<Record<string, readonly ScoredQuestion[]>>
export type ScoreArea = keyof typeof scoreAreas

const maxPerQuestion = 3

/** The points of each area; together they are the score (behavior 7.14). */
export function areaPoints(
  answers: ReadinessAnswers,
): readonly { area: ScoreArea; points: number; maxPoints: number }[] {
  const points = pointsOf(answers)
  return Object.entries(scoreAreas).map(([area, questions]) => ({
    area: area as ScoreArea,
    points: questions.reduce((sum, question) => sum + points[question], 0),
    maxPoints: questions.length * maxPerQuestion,
  }))
}

type LineAnswers = Pick<ReadinessAnswers, 'leadHandling' | 'sopApproach' | 'repetitiveTasks'>

/** The links of the visitor's process, from lead to follow-up, and the answers for which each holds (behavior 7.14). */
const linkHolds = {
  lead: ({ leadHandling }) => leadHandling !== 'missed',
  reply: ({ leadHandling }) => leadHandling === 'basic-auto' || leadHandling === 'fully-auto',
  'hand-off': ({ sopApproach }) => sopApproach === 'standard' || sopApproach === 'living',
  report: ({ repetitiveTasks }) =>
    repetitiveTasks === 'some-automation' || repetitiveTasks === 'fully-automated',
  'follow-up': ({ leadHandling }) => leadHandling === 'fully-auto',
} as const satisfies Readonly<Record<string, (answers: LineAnswers) => boolean>>
export type LineLinkName = keyof typeof linkHolds

export const lineLinks = Object.keys(linkHolds) as LineLinkName[]

export const holdingLinks = (answers: LineAnswers): readonly LineLinkName[] =>
  lineLinks.filter((link) => linkHolds[link](answers))
