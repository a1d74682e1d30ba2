import { FunctionError } from '#app/lib/call-function'
import { storedValue } from '#app/lib/stored-value'
import { toast } from '#app/ui/toast'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { deliver, enqueue, stamped, warnOfFailure } from './outbox.ts'
import type { Submission } from './submission.ts'

const savedIds = storedValue('scorecard-saved', z.array(z.string()), 'session')
/** Submissions being saved, so that a second effect does not repeat it. */
const saving = new Set<string>()

/**
 * Stores the results once on arrival (behavior 7.2, results saving). After a failure the outbox or a reload retries.
 */
export function useResultsSave(submission: Submission | null): void {
  useEffect(() => {
    if (!submission) return
    const { submissionId } = submission
    if (saving.has(submissionId) || savedIds.read()?.includes(submissionId)) return
    saving.add(submissionId)
    void save(submission).finally(() => saving.delete(submissionId))
  }, [submission])
}

async function save(submission: Submission): Promise<void> {
  enqueue(submission, ['send-to-sheets'])
  try {
    await deliver(await stamped(submission), 'send-to-sheets')
  } catch (error) {
    warnOfFailure('send-to-sheets', error)
    toast({ ...failureText(error), tone: 'destructive' })
    return
  }
  savedIds.write([...(savedIds.read() ?? []), submission.submissionId])
  toast({ title: 'Results Saved', description: 'Your AI readiness score has been saved.' })
}

/** Returns the toast for an error response, or for any other failure (behavior 7.2). */
function failureText(error: unknown) {
  return error instanceof FunctionError && error.status !== null && error.status >= 400
    ? { title: 'Database Error', description: 'Could not save your results. Please try again.' }
    : { title: 'Error', description: 'An unexpected error occurred. Please try again.' }
}
