import type { Database, Transaction } from '#server/db/connect'
import { inGroups } from '#server/db/in-groups'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { currentRequest } from '#server/trace/request-trace'
import { type CallKey, nameOf } from './call-key.ts'
import type { FormDefinition, Submission, SubmitCall } from './define-form.ts'
import { answeredBefore, answerOnce, type Earlier, givenAnswer } from './idempotency.ts'
import { type WrittenSubmission, writeSubmissions } from './write-submissions.ts'
import type { Contract } from '#contracts/contract'

/** A form, and what it was called with. */
export interface FormCall extends Omit<SubmitCall<Contract>, 'input'> {
  form: FormDefinition
  /** Checked. */
  input: object
}

/** What a call of a form comes to, after its look at what is stored. @throws AppError */
export async function submissionOf(
  tx: Transaction,
  { form, ...call }: FormCall,
): Promise<Submission<object>> {
  const seen = await form.look?.({ ...call, tx })
  return form.submit({ ...call, seen }) as Submission<object>
}

interface StoreOptions {
  database: Pick<Database, 'db' | 'now'>
  /** Called after a commit that wrote deliveries, with them. */
  onDeliveries(written: readonly NewDelivery[]): void
}

const largestGroup = 100

/**
 * Stores a submission and returns its answer, once both it and everything that follows from it are committed. After a
 * commit whose answer was lost, the visitor's own repeat finds out by its key.
 * @param callKey under which a repeat gets the first answer; none when the caller gave none
 * @throws AppError conflict when its key stands for other content, and what the form throws
 */
export type StoreSubmission = (call: FormCall, callKey: CallKey | undefined) => Promise<object>

/**
 * Submissions that arrive at the same moment are written in one transaction: the statements and the commit cost the
 * same for one and for fifty. One that has to look at what is stored has a transaction of its own.
 */
export function submissionStore({ database, onDeliveries }: StoreOptions): StoreSubmission {
  const { db } = database
  interface Ready extends WrittenSubmission {
    submission: Submission<object>
    callKey: CallKey | undefined
  }

  async function storeGroup(calls: readonly Ready[]): Promise<(Earlier | undefined)[]> {
    const given = calls.map(({ callKey, submission }) => ({ callKey, answer: submission.answer }))
    const outcome = await db.transaction(async (tx) => {
      const earlier = await answeredBefore(tx, given, database.now())
      const fresh = calls.filter((_call, index) => earlier[index] === undefined)
      return { earlier, written: await writeSubmissions(tx, fresh) }
    })
    if (outcome.written.length > 0) onDeliveries(outcome.written)
    return outcome.earlier
  }

  const storeWithOthers = inGroups({
    work: storeGroup,
    tagsOf,
    largest: largestGroup,
  })

  async function storeAlone(call: FormCall, callKey: CallKey | undefined): Promise<object> {
    const { answer, written } = await db.transaction(async (tx) => {
      let deliveries: NewDelivery[] = []
      const given = await answerOnce(tx, callKey, call.now, async () => {
        const submission = await submissionOf(tx, call)
        deliveries = await writeSubmissions(tx, [{ ...call, submission }])
        return submission.answer
      })
      return { answer: given, written: deliveries }
    })
    if (written.length > 0) onDeliveries(written)
    return answer
  }

  return async (call, callKey) => {
    const { form } = call
    if (form.look) return storeAlone(call, callKey)
    const submission = form.submit({ ...call, seen: undefined }) as Submission<object>
    const earlier = await storeWithOthers({ ...call, callKey, submission, request: currentRequest() })
    return earlier ? givenAnswer(earlier) : submission.answer
  }
}

/**
 * One contact or row can be written once in a statement, and of two calls with one key the second gets the first's
 * answer.
 */
function tagsOf({
  callKey,
  submission: { activity, rows = [] },
}: WrittenSubmission & { callKey: CallKey | undefined }): string[] {
  return [
    ...(activity?.person ? [`person ${activity.person.email}`] : []),
    ...(callKey ? [nameOf(callKey)] : []),
    ...rows.map(({ values }) => `row ${String(values['id'])}`),
  ]
}
