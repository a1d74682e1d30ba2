import type { Contract, InputOf, OutputOf } from '#contracts/contract'
import type { ChangeTopic } from '#domain/change-topic'
import type { Db, Transaction } from '#server/db/connect'
import type { NewRow } from '#server/db/rows'
import type { SharedRow } from '#server/db/shared-rows'
import type { DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import type { FunctionOptions } from './define-function.ts'
import type { Patience } from './patience.ts'

/** All that a form's submission comes to. `write-submissions.ts` writes it, in one transaction. */
export interface Submission<Answer = unknown> {
  /** In the form's own tables, every column given. A {@link SharedRow} that is there was told of already. */
  rows?: readonly (NewRow | SharedRow)[]
  /** In the timeline of its person; the owner is told of it. None when there is nothing new. */
  activity?: NewActivity
  /** Besides the notice to the owner. */
  deliveries: readonly NewDelivery[]
  /** What of the stored content it changes. */
  changes?: readonly ChangeTopic[]
  /** Also what a repeat under the same key gets. */
  answer: Answer
}

export interface SubmitCall<C extends Contract> {
  input: InputOf<C>
  /** For the form's own row. */
  id: string
  now: Date
  /** A keyed hash of the caller's network: the same for whoever calls from there. */
  senderKey: string
  /** Whether deliveries of a kind go out, or wait for their service's settings. */
  isConnected(kind: DeliveryKind): boolean
}

export interface Completion<C extends Contract> {
  input: InputOf<C>
  /** What `submit` answered, now or under the same key before. */
  answer: OutputOf<C>
  db: Db
  calledAt: Date
  /** Waits a little for outside services: until the same time after every call. */
  patience: Patience
}

interface FormOptions<C extends Contract, Seen> extends FunctionOptions {
  /**
   * What a caller says with an input: the same again under the same key is a repeat, anything else a conflict. Default:
   * all but `submissionExtras`.
   */
  contentOf?(input: InputOf<C>): object
  /** What a visitor reads when it could not be stored, through no fault of theirs. */
  failure?: string
  /**
   * For a submission that depends on what is stored: looks there, locks what must stay as it is until the submission is
   * written, and notes what is not the form's own row. Submissions that arrive at the same moment are looked at in one
   * transaction, side by side. @throws AppError
   */
  look?(call: SubmitCall<C> & { tx: Transaction }): Promise<Seen>
  /**
   * Instead of `look`, where what one submission sees depends on those it shares a transaction with: returns what each
   * sees, in the order of the calls, which is the order in which they arrived. @throws AppError
   */
  lookAtAll?(calls: readonly SubmitCall<C>[], tx: Transaction): Promise<readonly Seen[]>
  /** Says what the submission comes to, and writes nothing. `seen` is what `look` returned. */
  submit(call: SubmitCall<C> & { seen: Seen }): Submission<OutputOf<C>>
  /** After the commit: adds to the answer what has become of a delivery meanwhile. A repeat is completed anew. */
  complete?(completion: Completion<C>): Promise<OutputOf<C>>
}

export interface FormDefinition<C extends Contract = Contract, Seen = unknown> extends FormOptions<C, Seen> {
  readonly shape: 'form'
  readonly contract: C
}

/** A function behind a form. The junk net looks at what is sent to it. */
export function defineForm<C extends Contract, Seen = undefined>(
  contract: C,
  options: FormOptions<C, Seen>,
): FormDefinition<C, Seen> {
  return { shape: 'form', contract, ...options }
}
