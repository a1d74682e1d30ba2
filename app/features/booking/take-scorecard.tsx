import '#app/lib/form.css'
import type { SubmissionForm } from '#app/lib/use-submission-form'
import { bookCopy as copy } from '#content/pages/book'

/** The scorecard that a booking link names, as the page shows it. */
export interface LinkedScorecard {
  token: string
  name: string
  email: string
  /** Score, tier and day. */
  summary: string
}

interface IncludeScorecardProps {
  form: SubmissionForm
  scorecard: LinkedScorecard
  /** Whether the form was posted without script; the visitor's choice is then kept. */
  isPosted: boolean
}

/** A checkbox, checked at first, that sends the scorecard with the booking. */
export function IncludeScorecard({ form, scorecard, isPosted }: IncludeScorecardProps) {
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
