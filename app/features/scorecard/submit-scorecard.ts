import type { ScorecardAnswers } from '#domain/answers'
import { scoreAnswers } from '#domain/score'
import { deliver, post, type ScorecardCall, stamped, warnOfFailure } from './outbox.ts'
import { scorecardIds, type Submission } from './submission.ts'

const callTimeoutMs = 8_000
/** The visitor waits no longer than that for their score, whatever the server does. */
const longestWaitMs = 10_000

/**
 * Scores the answers, then mails and stores them, one call after the other (S0 §7). A call that fails is left in
 * the outbox and does not stop the flow (readings of the specification, 32).
 * @param topic what the hidden field holds
 */
export async function submitScorecard(formData: ScorecardAnswers, topic?: string): Promise<Submission> {
  const startedMs = performance.now()
  const posted = {
    score: scoreAnswers(formData),
    formData: { ...formData, manualAreas: [...formData.manualAreas] },
    submissionId: scorecardIds.idFor(formData),
    topic,
  }
  const calls: readonly ScorecardCall[] = ['send-score-email', 'send-to-sheets']
  // First of all: whoever leaves while the stamp is waited for has sent their answers.
  post(posted, calls)
  const submission = await stamped(posted)

  for (const call of calls) {
    const leftMs = Math.max(0, Math.floor(longestWaitMs - (performance.now() - startedMs)))
    try {
      await deliver(submission, call, Math.min(callTimeoutMs, leftMs))
    } catch (error) {
      warnOfFailure(call, error)
    }
  }
  return submission
}
