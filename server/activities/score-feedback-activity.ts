import type { InputOf } from '#contracts/contract'
import type { submitScoreFeedback } from '#contracts/submit-score-feedback'
import type { NewActivity, Person } from '#server/queries/contacts/contacts.server'
import { answered } from './answered.ts'

/** @param person whose scorecard it speaks of; the form asks for no address */
export function scoreFeedbackActivity(
  id: string,
  { rating, comment }: InputOf<typeof submitScoreFeedback>,
  person: Person | undefined,
): NewActivity {
  return {
    kind: 'score-feedback',
    subjectId: id,
    person,
    content: answered(['Rating, 1 to 10', String(rating)], ['Comment', comment]),
  }
}
