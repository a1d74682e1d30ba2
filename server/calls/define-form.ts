import type { Contract, InputOf, OutputOf } from '#contracts/contract'
import type { ChangeTopic } from '#domain/change-topic'
import type { Db, Transaction } from '#server/db/connect'
import type { NewRow } from '#server/db/rows'
import type { SharedRow } from '#server/db/shared-rows'
import type { DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import type { Outside } from '#server/settings/outside'
import type { FunctionOptions } from './define-function.ts'
import type { FixedDelay } from './fixed-delay.ts'

/** Everything a form submission writes. `write-submissions.ts` writes it in one transaction. */
export interface Submission<Answer = unknown> {
  /**
   * Rows in the form's own tables, with every column given. A {@link SharedRow} that exists was stored by another call,
   * which has written the timeline entry and the notices.
   */
  rows?: readonly (NewRow | SharedRow)[]
  /** The timeline entry; the owner is notified of it. Undefined when there is nothing new. */
  activity?: NewActivity
  /** Deliveries besides the notice to the owner. */
  deliveries: readonly NewDelivery[]
  /** The content topics that it changes. */
  changes?: readonly ChangeTopic[]
  /** The response, which a repeat under the same key also gets. */
  answer: Answer
}

export interface SubmitCall<C extends Contract> {
  input: InputOf<C>
  /** The id of the form's own row. */
  id: string
  now: Date
  /** A keyed hash of the caller's network, equal for all callers from there. */
  senderKey: string
  /** Whether deliveries of a kind can be sent now, or wait until their service is connected. */
  isConnected(kind: DeliveryKind): boolean
  /** Set for a submission that was released from quarantine, with the response it got when it was sent. */
  released?: { answer: object | undefined }
  /** The owner's settings, as they are now. */
  outside: Pick<Outside, 'callRules'>
}

export interface Completion<C extends Contract> {
  input: InputOf<C>
  /** What `submit` returned, now or earlier under the same key. */
  answer: OutputOf<C>
  db: Db
  calledAt: Date
  /** Waits until a fixed time after the call began, so that outside services can finish. */
  responseDelay: FixedDelay
}

interface FormOptions<C extends Contract, Seen> extends FunctionOptions {
  /**
   * The part of an input that identifies a repeat: equal content under the same key is a repeat, other content a
   * conflict. Default: everything but `submissionExtras`.
   */
  contentOf?(input: InputOf<C>): object
  /** What the visitor reads when the submission could not be stored through no fault of theirs. */
  failure?: string
  /**
   * For a submission that depends on stored data: reads it, locks what must not change until the submission is
   * written, and writes rows other than the form's own. Concurrent submissions are processed in one transaction.
   * @throws AppError
   */
  look?(call: SubmitCall<C> & { tx: Transaction }): Promise<Seen>
  /**
   * Replaces `look` where one submission's view depends on others in its transaction: returns a view for each, in
   * order of arrival.
   * @throws AppError
   */
  readStates?(calls: readonly SubmitCall<C>[], tx: Transaction): Promise<readonly Seen[]>
  /** Computes what the submission writes, without writing it. `seen` is the result of `look`. */
  submit(call: SubmitCall<C> & { seen: Seen }): Submission<OutputOf<C>>
  /** After the commit: adds the outcome of a delivery to the response. Runs again for a repeat. */
  complete?(completion: Completion<C>): Promise<OutputOf<C>>
}

export interface FormDefinition<C extends Contract = Contract, Seen = unknown> extends FormOptions<C, Seen> {
  readonly shape: 'form'
  readonly contract: C
}

/** Defines the function behind a form. Its input passes the spam filter. */
export function defineForm<C extends Contract, Seen = undefined>(
  contract: C,
  options: FormOptions<C, Seen>,
): FormDefinition<C, Seen> {
  return { shape: 'form', contract, ...options }
}
