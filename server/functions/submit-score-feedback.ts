import { randomUUID } from 'node:crypto'
import { submitScoreFeedback } from '#contracts/submit-score-feedback'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { defineFunction } from './define-function.ts'

/** Keeps what a visitor says of the result (readings of the specification, 15). */
export const submitScoreFeedbackFunction = defineFunction(submitScoreFeedback, {
  access: 'public',
  async handle({ input, tx, now }) {
    const id = randomUUID()
    await tx.insert(scoreFeedback).values({
      id,
      submission_id: input.submissionId,
      rating: input.rating,
      comment: input.comment,
      created_at: now,
    })
    return { data: { id } }
  },
})
