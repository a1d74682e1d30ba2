import { randomUUID } from 'node:crypto'
import type { InputOf } from '#contracts/contract'
import type { sendToSheets } from '#contracts/send-to-sheets'
import type { ActivityKind, StoredAnswers } from '#domain/activity'
import {
  aiComforts,
  automationPriorities,
  businessTypes,
  currentUses,
  hourlyValues,
  leadHandlings,
  manualAreas,
  manualHoursRanges,
  repetitiveTaskStates,
  sopApproaches,
  teamSizes,
  timeOwners,
} from '#domain/answers'
import { scorecardActivity } from '#server/activities/scorecard-activity'
import { scorecardOf, type ScorecardSubmission } from '#server/queries/scorecard/scorecard-submissions.server'

/** A timeline entry without a person; `{name}` and `{email}` are replaced by the person's. */
export interface Entry {
  kind: ActivityKind
  source: string | null
  content: StoredAnswers
  /** For a scorecard: its row, and what the office shows of it. */
  submission?: ScorecardSubmission
  score?: number | undefined
  team_size?: string | undefined
  yearly_cost?: number | undefined
}

const person: StoredAnswers = [
  ['name', '{name}'],
  ['email', '{email}'],
]

const challenges = [
  'Quotes wait in my inbox until Friday.',
  'We copy every order from the mail into two systems.',
  'Nobody calls back the people who asked at the weekend.',
  'Reporting takes the first week of each month.',
  'Our onboarding lives in one person’s head.',
  'Reviews come in and nobody answers them.',
]

const questions = [
  'What does an audit cost for two clinics?',
  'Do you work with bakeries?',
  'Can it read scanned invoices?',
  'How long until something runs?',
]

/** Returns one entry for each of `count` varied scorecards. */
export function scorecardEntries(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => scorecardEntry(index))
}

function scorecardEntry(index: number): Entry {
  // Strides that share no factor with the lists, so that every answer meets every other.
  const one = <Value>(values: readonly Value[], stride: number) =>
    values[Math.floor(index / 3 + index * stride + index / 7) % values.length] as Value
  const answers: InputOf<typeof sendToSheets>['formData'] = {
    fullName: '{name}',
    email: '{email}',
    businessType: one(businessTypes, 2),
    teamSize: one(['small', 'solo', 'medium', 'small', 'solo', 'medium', 'large', ...teamSizes], 5),
    currentUse: one(currentUses, 3),
    repetitiveTasks: one(repetitiveTaskStates, 3),
    manualAreas: [one(manualAreas, 5)],
    leadHandling: one(leadHandlings, 7),
    sopApproach: one(sopApproaches, 11),
    aiComfort: one(aiComforts, 13),
    automationPriority: one(automationPriorities, 4),
    manualHours: one(manualHoursRanges, 7),
    timeOwner: one(timeOwners, 2),
    hourlyValue: one(hourlyValues, 5),
  }
  const submission = scorecardOf({ id: randomUUID(), answers, reportedScore: 0, now: new Date(0) })
  const { content, scorecard } = scorecardActivity({ ...submission, reported_score: null }, undefined)
  return { kind: 'scorecard', source: null, content, submission, ...scorecard }
}

/** Entries of the other forms. */
export const otherEntries: readonly Entry[] = [
  ...challenges.map((challenge) => contact(null, 'biggest_challenge', challenge)),
  ...questions.map((question) => contact('assistant', 'conversation', ['user', question])),
  contact('ai_employee', 'source', 'ai_employee'),
  contact('cold_email_walkthrough', 'source', 'cold_email_walkthrough'),
  { kind: 'newsletter', source: null, content: person },
  { kind: 'newsletter-confirmation', source: null, content: [['newsletter', 'confirmed']] },
  ...challenges.map((challenge): Entry => ({
    kind: 'free-workshop',
    source: null,
    content: [...person, ['biggest_challenge', challenge]],
  })),
  { kind: 'readiness-workshop', source: null, content: person },
  {
    kind: 'workshop-feedback',
    source: null,
    content: [...person, ['overallValue', '5'], ['keyInsight', 'We lose a day a week to copying orders.']],
  },
  {
    kind: 'podcast-application',
    source: null,
    content: [
      ['email', '{email}'],
      ['linkedinProfile', 'https://www.linkedin.com/in/invented'],
    ],
  },
]

function contact(source: string | null, field: string, answer: string | readonly string[]): Entry {
  return { kind: 'contact', source, content: [...person, [field, answer]] }
}
