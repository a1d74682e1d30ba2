import { eq } from 'drizzle-orm'
import type { InputOf } from '#contracts/contract'
import type { sendToSheets } from '#contracts/send-to-sheets'
import type { BusinessType, ReadinessAnswers, TeamSize } from '#domain/answers'
import { savedCostOfInactionUsd } from '#domain/cost-of-inaction'
import { scoreAnswers } from '#domain/score'
import type { Db, Transaction } from '#server/db/connect'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { type SharedRow, sharedRow } from '#server/db/shared-rows'
import type { Person } from '#server/queries/contacts/contacts.server'

export type ScorecardSubmission = typeof scorecardSubmissions.$inferSelect

interface SubmittedScorecard {
  id: string
  answers: InputOf<typeof sendToSheets>['formData']
  /** The figures that the caller sent. The result is computed from the answers here (behavior 6.7). */
  reportedScore: number
  reportedCostOfInactionUsd?: number
  now: Date
}

/** The row of a scorecard, inserted by whichever function comes first. */
export function scorecardOf({
  id,
  answers,
  reportedScore,
  reportedCostOfInactionUsd,
  now,
}: SubmittedScorecard): ScorecardSubmission {
  const score = scoreAnswers(answers)
  const costOfInactionUsd = savedCostOfInactionUsd(answers)
  return {
    id,
    ...answerUnder(answers),
    score,
    cost_of_inaction: costOfInactionUsd,
    reported_score: reportedIfDifferent(reportedScore, score),
    reported_cost_of_inaction: reportedIfDifferent(reportedCostOfInactionUsd, costOfInactionUsd),
    created_at: now,
  }
}

/** Stores one row per id. Later calls only add figures that the first one lacked. */
export function scorecardRow(scorecard: ScorecardSubmission): SharedRow {
  return sharedRow(scorecardSubmissions, scorecard, {
    same: saidColumns,
    filled: ['reported_score', 'reported_cost_of_inaction'],
  })
}

function answerUnder(answers: SubmittedScorecard['answers']) {
  return {
    full_name: answers.fullName,
    email: answers.email,
    linkedin: answers.linkedin ?? null,
    business_type: answers.businessType,
    team_size: answers.teamSize,
    current_use: answers.currentUse,
    repetitive_tasks: answers.repetitiveTasks,
    manual_areas: answers.manualAreas,
    lead_handling: answers.leadHandling,
    sop_approach: answers.sopApproach,
    ai_comfort: answers.aiComfort,
    automation_priority: answers.automationPriority,
    manual_hours: answers.manualHours,
    time_owner: answers.timeOwner,
    hourly_value: answers.hourlyValue ?? null,
  }
}

const saidColumns = [
  'full_name',
  'email',
  'linkedin',
  'business_type',
  'team_size',
  'current_use',
  'repetitive_tasks',
  'manual_areas',
  'lead_handling',
  'sop_approach',
  'ai_comfort',
  'automation_priority',
  'manual_hours',
  'time_owner',
  'hourly_value',
] as const

/** @throws Error if it does not exist, which is a bug: a delivery is stored in the same transaction as its row */
export async function scorecardSubmissionOf(db: Db, id: string): Promise<ScorecardSubmission> {
  const [submission] = await db.select().from(scorecardSubmissions).where(eq(scorecardSubmissions.id, id))
  if (!submission) throw new Error(`no scorecard submission ${id}`)
  return submission
}

/** Returns the person of a scorecard; undefined if it does not exist (yet). */
export async function personOfScorecard(tx: Transaction, id: string): Promise<Person | undefined> {
  const { email, full_name: name } = scorecardSubmissions
  const [person] = await tx
    .select({ email, name })
    .from(scorecardSubmissions)
    .where(eq(scorecardSubmissions.id, id))
  return person
}

/** Returns the stored answers in the domain's types. They were validated before they were stored. */
export function answersOf(
  row: ScorecardSubmission,
): ReadinessAnswers & { businessType: BusinessType; teamSize: TeamSize } {
  const answers = {
    businessType: row.business_type,
    teamSize: row.team_size,
    currentUse: row.current_use,
    repetitiveTasks: row.repetitive_tasks,
    manualAreas: row.manual_areas,
    leadHandling: row.lead_handling,
    sopApproach: row.sop_approach,
    aiComfort: row.ai_comfort,
    automationPriority: row.automation_priority,
    manualHours: row.manual_hours,
    timeOwner: row.time_owner,
    hourlyValue: row.hourly_value ?? undefined,
  }
  return answers as ReadinessAnswers & { businessType: BusinessType; teamSize: TeamSize }
}

const reportedIfDifferent = (reported: number | undefined, computed: number) =>
  reported === undefined || reported === computed ? null : reported
