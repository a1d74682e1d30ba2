import type { ScorecardAnswers } from '#domain/answers'
import { scoreAnswers } from '#domain/score'
import { deliver, post, type ScorecardCall, warnOfFailure } from './outbox.ts'
import { submissionIdFor } from './submission-id.ts'
import type { Submission } from './submission.ts'

const callTimeoutMs = 8_000
/** The visitor waits no longer than that for their score, whatever the server does. */
const longestWaitMs = 10_000

/**
 * Scores the answers, then mails and stores them, one call after the other (S0 §7). A call that fails is left in
 * the outbox and does not stop the flow (readings of the specification, 32).
 */
export async function submitScorecard(formData: ScorecardAnswers): Promise<Submission> {
  const submission = {
    score: scoreAnswers(formData),
    formData: { ...formData, manualAreas: [...formData.manualAreas] },
    submissionId: submissionIdFor(formData),
  }
  const calls: readonly ScorecardCall[] = ['send-score-email', 'send-to-sheets']
  post(submission, calls)

  const startedMs = performance.now()
  for (const call of calls) {
    const leftMs = longestWaitMs - (performance.now() - startedMs)
    try {
      await deliver(submission, call, Math.min(callTimeoutMs, leftMs))
    } catch (error) {
      warnOfFailure(call, error)
    }
  }
  return submission
}
