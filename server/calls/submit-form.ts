import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/connect'
import type { DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { SenderOf } from '#server/deliveries/ledger/sender'
import { withFailureMessage } from '#server/errors/error-response'
import { isAdminRole } from '#domain/role'
import type { Caller } from '#server/http/caller'
import type { Outside } from '#server/settings/outside'
import type { IdempotencyKey } from './call-key.ts'
import type { FormDefinition } from './define-form.ts'
import type { SpamFilter } from './junk/spam-filter.ts'
import type { FixedDelay } from './fixed-delay.ts'
import { quarantineCall } from './quarantine.ts'
import type { FormCall, StoreSubmission } from './store-submissions.ts'

export interface SubmitNeeds {
  database: Database
  spamFilter: SpamFilter
  senderOf: SenderOf
  storeSubmission: StoreSubmission
  onDeliveries(written?: readonly NewDelivery[]): void
  isConnected(kind: DeliveryKind): boolean
  outside: Outside
  responseDelay: FixedDelay
}

interface SubmitterCall {
  input: object
  caller: Caller
  callKey: IdempotencyKey | undefined
  clientKey: string
}

/**
 * Stores or quarantines a form call, with the same response.
 * @throws AppError
 */
export async function submitForm(
  form: FormDefinition,
  { input, caller, callKey, clientKey }: SubmitterCall,
  {
    database,
    spamFilter,
    senderOf,
    storeSubmission,
    onDeliveries,
    isConnected,
    outside,
    responseDelay,
  }: SubmitNeeds,
): Promise<object> {
  const { contract, failure, complete } = form
  const { db } = database
  const calledAt = new Date()
  const now = database.now()
  const call: FormCall = {
    form,
    input,
    id: randomUUID(),
    now,
    senderKey: senderOf(clientKey),
    isConnected,
    outside,
  }
  const judged = { functionName: contract.name, input, content: form.contentOf?.(input), clientKey }
  const caught = isAdminRole(caller.role) ? undefined : await spamFilter.judge(judged)
  const held =
    caught && (await withFailureMessage(failure, quarantineCall({ db, onDeliveries }, call, caught)))
  if (held) {
    // Delayed like calls that wait for a delivery, so that the time reveals nothing.
    if (complete) await responseDelay(calledAt)
    return held
  }
  const answer = await withFailureMessage(failure, storeSubmission(call, callKey))
  return complete ? ((await complete({ input, answer, db, calledAt, responseDelay })) as object) : answer
}
