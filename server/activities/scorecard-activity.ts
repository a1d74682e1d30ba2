import type { Visit } from '#contracts/visit'
import { displayedCostOfInaction } from '#domain/cost-of-inaction'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import { answersOf, type ScorecardSubmission } from '#server/queries/scorecard/scorecard-submissions.server'
import { newActivity } from './new-activity.ts'

/** Returns the scorecard's timeline entry. */
export function scorecardActivity(row: ScorecardSubmission, visit: Visit | undefined): NewActivity {
  const { yearlyUsd } = displayedCostOfInaction({
    manualHours: row.manual_hours,
    teamSize: row.team_size,
    ...(row.hourly_value !== null && { hourlyValue: row.hourly_value }),
  })
  const { email, full_name: fullName, linkedin, score, team_size } = row
  return {
    ...newActivity('scorecard', row.id, {
      values: { ...answersOf(row), score, fullName, email, linkedin },
      visit,
    }),
    scorecard: { score, team_size, yearly_cost: yearlyUsd },
  }
}
