import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/connect'
import type { DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { SenderOf } from '#server/deliveries/ledger/sender'
import { saying } from '#server/errors/error-answer'
import { isAdminRole } from '#domain/role'
import type { Caller } from '#server/http/caller'
import type { CallKey } from './call-key.ts'
import type { FormDefinition } from './define-form.ts'
import type { JunkNet } from './junk/junk-net.ts'
import type { Patience } from './patience.ts'
import { holdBack } from './quarantine.ts'
import type { FormCall, StoreSubmission } from './store-submissions.ts'

export interface SubmitNeeds {
  database: Database
  net: JunkNet
  senderOf: SenderOf
  storeSubmission: StoreSubmission
  onDeliveries(written?: readonly NewDelivery[]): void
  isConnected(kind: DeliveryKind): boolean
  patience: Patience
}

interface SubmitterCall {
  input: object
  caller: Caller
  callKey: CallKey | undefined
  clientKey: string
}

/** Stores what a form was sent, or holds it back, and answers alike. @throws AppError */
export async function submitForm(
  form: FormDefinition,
  { input, caller, callKey, clientKey }: SubmitterCall,
  { database, net, senderOf, storeSubmission, onDeliveries, isConnected, patience }: SubmitNeeds,
): Promise<object> {
  const { contract, failure, complete } = form
  const { db } = database
  const calledAt = new Date()
  const now = database.now()
  const call: FormCall = { form, input, id: randomUUID(), now, senderKey: senderOf(clientKey), isConnected }
  const said = { functionName: contract.name, input, content: form.contentOf?.(input), clientKey }
  const caught = isAdminRole(caller.role) ? undefined : await net.judge(said)
  const held = caught && (await saidOf(failure, holdBack({ db, onDeliveries }, call, caught)))
  if (held) {
    // As late as those that wait for what comes of a delivery: the time tells nothing either.
    if (complete) await patience(calledAt)
    return held
  }
  const answer = await saidOf(failure, storeSubmission(call, callKey))
  return complete ? ((await complete({ input, answer, db, calledAt, patience })) as object) : answer
}

const saidOf = <Given>(failure: string | undefined, work: Promise<Given>) =>
  failure === undefined ? work : saying(failure, work)
