import type { ManualArea, ReadinessAnswers } from './answers.ts'

export const maxScore = 27

type SingleChoice = Exclude<keyof ReadinessAnswers, 'manualAreas' | 'hourlyValue'>
type Points = 0 | 1 | 2 | 3

const points: { [Question in SingleChoice]: Record<ReadinessAnswers[Question], Points> } = {
  currentUse: { none: 0, basic: 1, some: 1, integrated: 2, advanced: 3 },
  repetitiveTasks: { manual: 0, outsourced: 1, 'some-automation': 2, 'fully-automated': 3 },
  leadHandling: { missed: 0, manual: 1, 'basic-auto': 2, 'fully-auto': 3 },
  sopApproach: { none: 0, outdated: 1, standard: 2, living: 3 },
  aiComfort: { uncomfortable: 0, curious: 1, moderate: 2, very: 3 },
  automationPriority: {
    'lead-nurture': 3,
    'client-onboarding': 3,
    'customer-support': 2,
    reporting: 2,
    'project-management': 1,
    content: 1,
    other: 1,
  },
  manualHours: { '40+': 0, '21-40': 1, '11-20': 2, '6-10': 2, '0-5': 3 },
  timeOwner: { me: 0, exec: 1, managers: 2, team: 3, contractors: 3 },
}

const backOffice: readonly ManualArea[] = ['admin', 'finance', 'customer-service']
const growth: readonly ManualArea[] = ['sales', 'lead-gen', 'content']

function manualAreasPoints(areas: readonly ManualArea[]): Points {
  if (areas.includes('hr') || areas.includes('product')) return 3
  if (areas.every((area) => backOffice.includes(area))) return 0
  if (areas.every((area) => growth.includes(area))) return 2
  return 1
}

/** The points of each answer, from 0 to 3; the hourly value has none. */
type PointsOf = Readonly<Record<Exclude<keyof ReadinessAnswers, 'hourlyValue'>, Points>>

export function pointsOf(answers: ReadinessAnswers): PointsOf {
  return {
    currentUse: points.currentUse[answers.currentUse],
    repetitiveTasks: points.repetitiveTasks[answers.repetitiveTasks],
    manualAreas: manualAreasPoints(answers.manualAreas),
    leadHandling: points.leadHandling[answers.leadHandling],
    sopApproach: points.sopApproach[answers.sopApproach],
    aiComfort: points.aiComfort[answers.aiComfort],
    automationPriority: points.automationPriority[answers.automationPriority],
    manualHours: points.manualHours[answers.manualHours],
    timeOwner: points.timeOwner[answers.timeOwner],
  }
}

/**
 * The readiness score, an integer from 1 to {@link maxScore} (behavior 6.6, 6.7). Used by the page and the server,
 * which stores its own result. It is never 0: each automation priority has at least one point. A single manual area
 * scores like a pair of its group (behavior 6.6).
 */
export function scoreAnswers(answers: ReadinessAnswers): number {
  const total = Object.values(pointsOf(answers)).reduce<number>((sum, each) => sum + each, 0)
  return Math.min(total, maxScore)
}
