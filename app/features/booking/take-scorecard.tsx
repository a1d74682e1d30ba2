import '#app/lib/form.css'
import type { SubmissionForm } from '#app/lib/use-submission-form'
import { bookCopy as copy } from '#content/pages/book'

/** The scorecard that a booking link brought along, as the page shows it. */
export interface BroughtScorecard {
  token: string
  name: string
  email: string
  /** Score, tier and day. */
  summary: string
}

interface TakeScorecardProps {
  form: SubmissionForm
  scorecard: BroughtScorecard
  /** The form was sent without script: it is checked as it was then. */
  isPosted: boolean
}

/** Takes the scorecard along to the call, unless it is unchecked. */
export function TakeScorecard({ form, scorecard, isPosted }: TakeScorecardProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        name="token"
        value={scorecard.token}
        defaultChecked={!isPosted || form.postedValues('token').length > 0}
      />
      <span>
        <b>{copy.scorecard.take}</b> {copy.scorecard.about(scorecard.summary)}
      </span>
    </label>
  )
}
