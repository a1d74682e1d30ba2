import './score-feedback.css'
import { callFunction } from '#app/lib/call-function'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { memoryValue } from '#app/lib/stored-value'
import { submissionIds } from '#app/lib/submission-id'
import { useFunctionForm } from '#app/lib/use-function-form'
import { DrawnLine } from '#app/ui/line.tsx'
import { toast } from '#app/ui/toast'
import { submitScoreFeedback } from '#contracts/submit-score-feedback'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'

const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const usualRating = 5

const feedbackFields = z.omit(submitScoreFeedback.input, { submissionId: true })

/** A rating and an optional comment (behavior 7.10, feedback). */
export function ScoreFeedback({ submissionId }: { submissionId: string }) {
  const [rating, setRating] = useState<number>(usualRating)
  const [isSent, setIsSent] = useState(false)
  const [ids] = useState(() => submissionIds(memoryValue()))
  const thanks = useRef<HTMLHeadingElement>(null)
  const form = useFunctionForm({
    schema: feedbackFields,
    // The scorecard's id names the result; the key identifies a repeat.
    send: (values) =>
      callFunction(submitScoreFeedback, { ...values, submissionId }, { idempotencyKey: ids.idFor(values) }),
    onSuccess() {
      ids.forget()
      setIsSent(true)
      toast({
        title: 'Thanks for your feedback!',
        description: 'Every point helps us improve this experience for other founders like you.',
      })
    },
    onFailure() {
      toast({
        title: 'Something went wrong',
        description: "We couldn't save your feedback. Please try again.",
        tone: 'destructive',
      })
    },
  })

  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])

  if (isSent) {
    return (
      <section className="wrap rate split split--4-8 rate--sent">
        <h2 className="announced" ref={thanks} tabIndex={-1}>
          Thank you. You gave us {rating} of 10.
        </h2>
        <DrawnLine shape="o-+-o" className="line--ok" />
      </section>
    )
  }
  return (
    <section className="wrap rate split split--4-8">
      <h2>Was this useful?</h2>
      <form {...form.formProps} className="stack">
        <FieldFrame
          id="rating"
          label={
            <>
              Rating, 1 to 10: <output htmlFor="rating">{rating}</output>
            </>
          }
          errorId={form.errorId('rating')}
          message={form.errors['rating']}
        >
          <input
            id="rating"
            type="range"
            name="rating"
            min={1}
            max={10}
            step={1}
            defaultValue={usualRating}
            onChange={(event) => setRating(event.currentTarget.valueAsNumber)}
            {...form.faultProps('rating')}
          />
          <div className="t-s rate-ticks" aria-hidden="true">
            {ratings.map((each) => (
              <span key={each} className={each === rating ? 'rate-ticks__at' : undefined}>
                {each}
              </span>
            ))}
          </div>
        </FieldFrame>
        <FieldFrame
          id="comment"
          label="Comment"
          hint="(optional)"
          errorId={form.errorId('comment')}
          message={form.errors['comment']}
        >
          <textarea id="comment" name="comment" rows={3} {...form.faultProps('comment')} />
        </FieldFrame>
        <button type="submit" className="btn btn--line" disabled={form.submitting}>
          Send feedback
        </button>
      </form>
    </section>
  )
}
