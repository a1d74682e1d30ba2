import type { Visit } from '#contracts/visit'
import {
  businessTypeChoices,
  contactQuestions,
  readinessQuestions,
  teamSizeChoices,
} from '#content/scorecard'
import type { SubmittedContent } from '#domain/activity'
import { displayedCostOfInaction } from '#domain/cost-of-inaction'
import { maxScore } from '#domain/score'
import { tierOf } from '#domain/tier'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import { answersOf, type ScorecardSubmission } from '#server/queries/scorecard/scorecard-submissions.server'

/** The scorecard's place in its person's timeline. */
export function scorecardActivity(row: ScorecardSubmission, visit: Visit | undefined): NewActivity {
  const { yearlyUsd } = displayedCostOfInaction({
    manualHours: row.manual_hours,
    teamSize: row.team_size,
    ...(row.hourly_value !== null && { hourlyValue: row.hourly_value }),
  })
  return {
    kind: 'scorecard',
    subjectId: row.id,
    person: { email: row.email, name: row.full_name, linkedin: row.linkedin ?? undefined },
    content: scorecardContent(row),
    visit,
    scorecard: { score: row.score, team_size: row.team_size, yearly_cost: yearlyUsd },
  }
}

/** The scorecard as its visitor read and answered it, after what the server made of it. */
function scorecardContent(row: ScorecardSubmission): SubmittedContent {
  const answers: Record<string, string | readonly string[] | null | undefined> = {
    ...answersOf(row),
    fullName: row.full_name,
    email: row.email,
    linkedin: row.linkedin,
  }
  const lists = { businessType: businessTypeChoices, teamSize: teamSizeChoices }
  const questions = [
    ...contactQuestions.map(({ name, text }) => ({
      name,
      text,
      choices: name === 'businessType' || name === 'teamSize' ? lists[name] : [],
    })),
    ...readinessQuestions,
  ]
  return [
    ['Score', `${row.score} out of ${maxScore} (${tierOf(row.score).name})`],
    ...questions.flatMap(({ name, text, choices }): [string, string[]][] => {
      const given = [answers[name] ?? []].flat()
      const labels = given.map((value) => choices.find((choice) => choice.value === value)?.label ?? value)
      return labels.length > 0 ? [[text, labels]] : []
    }),
  ]
}
