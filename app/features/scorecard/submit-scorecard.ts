import type { ScorecardAnswers } from '#domain/answers'
import { scoreAnswers } from '#domain/score'
import { deliver, enqueue, type ScorecardCall, stamped, warnOfFailure } from './outbox.ts'
import { scorecardIds, type Submission } from './submission.ts'

const callTimeoutMs = 8_000
/** The longest a visitor waits for the score, whatever the server does. */
const longestWaitMs = 10_000

/**
 * Scores the answers, then mails and stores them, one call after the other (behavior 6.8). A failed call stays in the
 * outbox and does not stop the flow (behavior 6.9).
 * @param topic the honeypot's content
 */
export async function submitScorecard(
  formData: ScorecardAnswers,
  topic?: string,
): Promise<Submission & { token?: string | undefined }> {
  const startedMs = performance.now()
  const posted = {
    score: scoreAnswers(formData),
    formData: { ...formData, manualAreas: [...formData.manualAreas] },
    submissionId: scorecardIds.idFor(formData),
    topic,
  }
  const calls: readonly ScorecardCall[] = ['send-score-email', 'send-to-sheets']
  // First, so that the answers are sent even if the visitor leaves during the wait for the stamp.
  enqueue(posted, calls)
  const submission = await stamped(posted)

  let token: string | undefined
  for (const call of calls) {
    const leftMs = Math.max(0, Math.floor(longestWaitMs - (performance.now() - startedMs)))
    try {
      token = (await deliver(submission, call, Math.min(callTimeoutMs, leftMs))) ?? token
    } catch (error) {
      warnOfFailure(call, error)
    }
  }
  return { ...submission, token }
}
