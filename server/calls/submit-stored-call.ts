import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/connect'
import type { QuarantinedCall } from '#server/db/schema/quarantined-submissions'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { AppError } from '#server/errors/app-error'
import type { FunctionDefinition } from './any-function.ts'
import { type FormCall, submissionOf } from './store-submissions.ts'
import { writeSubmissions } from './write-submissions.ts'

/**
 * Submits a stored form call within another function's transaction, as if it had just arrived.
 * @throws AppError what the form throws, and conflict for input it no longer accepts
 */
export async function submitStoredCall(
  tx: Transaction,
  form: FunctionDefinition | undefined,
  {
    kept,
    ...context
  }: { kept: QuarantinedCall } & Pick<FormCall, 'now' | 'senderKey' | 'isConnected' | 'outside'>,
): Promise<{ answer: object; written: NewDelivery[] }> {
  const checked = form?.contract.input.safeParse(kept.input)
  if (form?.shape !== 'form' || !checked?.success) {
    throw new AppError('conflict', {
      userMessage: 'The form has changed since this was sent, so it can’t be released as it is.',
    })
  }
  const input = checked.data as object
  const call = { ...context, form, input, id: randomUUID(), released: { answer: kept.answer } }
  const submission = await submissionOf(tx, call)
  return { answer: submission.answer, written: await writeSubmissions(tx, [{ ...call, submission }]) }
}
