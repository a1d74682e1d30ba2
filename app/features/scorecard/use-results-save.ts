import { FunctionError } from '#app/lib/call-function'
import { kept } from '#app/lib/kept'
import { toast } from '#app/ui/toast'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { deliver, post, stamped, warnOfFailure } from './outbox.ts'
import type { Submission } from './submission.ts'

const savedIds = kept('scorecard-saved', z.array(z.string()), 'session')
/** Those whose save is under way, so that a second effect of the same page does not repeat it. */
const saving = new Set<string>()

/**
 * Stores the results once on arrival (S0 §4, results saving). After a failure they stay unsaved: the outbox or a
 * reload tries again.
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
  post(submission, ['send-to-sheets'])
  try {
    await deliver(await stamped(submission), 'send-to-sheets')
  } catch (error) {
    warnOfFailure('send-to-sheets', error)
    toast({ ...failureWords(error), tone: 'destructive' })
    return
  }
  savedIds.write([...(savedIds.read() ?? []), submission.submissionId])
  toast({ title: 'Results Saved', description: 'Your AI readiness score has been saved.' })
}

/** An answer that is an error, or no usable answer at all (readings of the specification, 32). */
function failureWords(error: unknown) {
  return error instanceof FunctionError && error.status !== null && error.status >= 400
    ? { title: 'Database Error', description: 'Could not save your results. Please try again.' }
    : { title: 'Error', description: 'An unexpected error occurred. Please try again.' }
}
