import { desc, inArray } from 'drizzle-orm'
import { readinessQuestions } from '#content/forms/scorecard'
import type { ContactScorecard } from '#contracts/get-contact'
import { displayedCostOfInaction, savedCostOfInactionUsd } from '#domain/cost-of-inaction'
import { pointsOf } from '#domain/score'
import { tierOf } from '#domain/tier'
import type { Db } from '#server/db/connect'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { answersOf, type ScorecardSubmission } from '#server/queries/scorecard/scorecard-submissions.server'

/** The limit, which is more than anybody submits. */
const maxShown = 20

/** Returns a contact's scorecards, newest first, each compared with the one before. */
export async function scorecardsOf(db: Db, emails: readonly string[]): Promise<ContactScorecard[]> {
  const { email, created_at, id } = scorecardSubmissions
  const rows = await db
    .select()
    .from(scorecardSubmissions)
    .where(inArray(email, [...emails]))
    .orderBy(desc(created_at), desc(id))
    .limit(maxShown)
  return rows.map((row, index) => scorecardOf(row, rows[index + 1]))
}

function scorecardOf(row: ScorecardSubmission, before: ScorecardSubmission | undefined): ContactScorecard {
  const points = pointsOf(answersOf(row))
  const [said, saidBefore] = [wordsIn(row), before && wordsIn(before)]
  const answers = {
    manualHours: row.manual_hours,
    ...(row.hourly_value !== null && { hourlyValue: row.hourly_value }),
  }
  const { hoursPerWeek, hourlyRateUsd, yearlyUsd } = displayedCostOfInaction({
    ...answers,
    teamSize: row.team_size,
  })
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    score: row.score,
    tier: tierOf(row.score).name,
    answers: readinessQuestions.flatMap(({ name, text: question }) => {
      const answer = said.get(name)
      if (answer === undefined) return []
      const then = saidBefore?.get(name)
      const was = then === undefined || then === answer ? null : then
      return [{ question, answer, points: name === 'hourlyValue' ? null : points[name], was }]
    }),
    cost: { hoursPerWeek, hourlyRateUsd, yearlyUsd, savedUsd: savedCostOfInactionUsd(answers) },
  }
}

/** Returns the labels of the chosen answers, by question. */
function wordsIn(row: ScorecardSubmission): ReadonlyMap<string, string> {
  const answers = answersOf(row)
  return new Map(
    readinessQuestions.flatMap(({ name, choices }) => {
      const values = [answers[name] ?? []].flat()
      const labels = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value)
      return labels.length > 0 ? [[name, labels.join(', ')]] : []
    }),
  )
}
