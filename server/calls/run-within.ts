import { randomUUID } from 'node:crypto'
import type { Contract } from '#contracts/contract'
import { receiveSubmission } from './receive-submission.ts'
import type { FunctionCall, FunctionDefinition } from './define-function.ts'
import { AppError } from '#server/errors/app-error'

type Within = Pick<FunctionCall<Contract>, 'tx' | 'deliver' | 'isConnected' | 'senderKey' | 'now'>

/**
 * Runs a function within another one's transaction, as if it had just been called with what was kept of a call.
 * @throws AppError what the function throws, and conflict for what it no longer takes
 */
export async function runWithin(
  definition: FunctionDefinition | undefined,
  kept: object,
  within: Within,
): Promise<object> {
  const checked = definition?.contract.input.safeParse(kept)
  if (!definition || !checked?.success) {
    throw new AppError('conflict', {
      userMessage: 'The form has changed since this was sent, so it can’t be released as it is.',
    })
  }
  const input = checked.data as object
  const { tx, deliver, now } = within
  if (definition.submit) {
    const { row, activity, deliveries, answer } = definition.submit({ input, id: randomUUID(), now })
    await tx.insert(row.table).values(row.values)
    await receiveSubmission({ tx, deliver, now }, activity)
    for (const delivery of deliveries) await deliver(...delivery)
    return answer as object
  }
  if (!definition.handle) throw new Error(`${definition.contract.name} stores nothing`)
  const prepared = await definition.prepare?.(input)
  return (await definition.handle({ ...within, input, prepared, runKept })) as object
}

/** What has been released releases nothing. */
const runKept = async (name: string): Promise<object> => {
  throw new Error(`${name} within what is being released`)
}
