import type { Contract, InputOf, OutputOf } from '#contracts/contract'
import type { Assistant } from '#server/assistant/assistant'
import type { Db, Transaction } from '#server/db/connect'
import type { NewRow } from '#server/db/rows'
import type { Deliver, DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { Outside } from '#server/settings/outside'
import type { Patience } from './patience.ts'
import type { NewActivity } from '#server/queries/contacts/contacts.server'

/** Who may call: everybody, whoever is signed in, or the site's admins. */
export type Access = 'public' | 'user' | 'admin'

export interface FunctionCall<C extends Contract, Prepared = unknown> {
  input: InputOf<C>
  /** What `prepare` made of it. */
  prepared: Prepared
  /** The one transaction of this call: whatever is written through it stands or falls together. */
  tx: Transaction
  /** Writes a delivery into the same transaction. */
  deliver: Deliver
  /** To ring for deliveries that are there already. */
  /** Whether deliveries of a kind go out, or wait for their service's settings. */
  isConnected(kind: DeliveryKind): boolean
  /** A keyed hash of the caller's network: the same for whoever calls from there. */
  senderKey: string
  /**
   * Runs another function within this transaction with what was kept of a call, as if it had just come.
   * @throws AppError
   */
  runKept(functionName: string, input: object): Promise<object>
  now: Date
}

export interface Completion<C extends Contract> {
  input: InputOf<C>
  /** What `handle` answered, now or under the same key before. */
  answer: OutputOf<C>
  db: Db
  calledAt: Date
  /** Waits a little for outside services: until the same time after every call. */
  patience: Patience
}

export interface SubmitCall<C extends Contract> {
  input: InputOf<C>
  /** For the form's own row. */
  id: string
  now: Date
}

/** All that a form's submission comes to, written together. */
export interface Submission<Answer = unknown> {
  /** In the form's own table. */
  row: NewRow
  activity: Omit<NewActivity, 'now'>
  /** Besides the notice to the owner. */
  deliveries: readonly NewDelivery[]
  answer: Answer
}

/** A call that only looks: without a transaction, and never refused because others have called too often. */
export interface ReadCall<C extends Contract> {
  input: InputOf<C>
  db: Db
  outside: Outside
}

/** A call that writes nothing: it gets neither a transaction nor a connection, however long it takes. */
export interface AnswerCall<C extends Contract> {
  input: InputOf<C>
  assistant: Assistant
  /** Who calls, as limits count visitors. */
  clientKey: string
  /** Aborts when the caller has gone. */
  signal: AbortSignal
}

interface CommonOptions<C extends Contract> {
  access: Access
  /**
   * What a caller says with an input: the same again under the same key is a repeat, anything else a conflict. Default:
   * all but `submissionExtras`.
   */
  contentOf?(input: InputOf<C>): object
  /** Default 64 kB. */
  bodyLimitBytes?: number
}

type FunctionOptions<C extends Contract, Prepared> = CommonOptions<C> &
  (
    | {
        /**
         * Work that takes time and needs no row, such as drawing a picture anew: done before the transaction begins,
         * which would hold the embedded database's only connection. @throws AppError
         */
        prepare?(input: InputOf<C>): Promise<Prepared>
        /** Its answer is also what a repeat under the same key gets. @throws AppError */
        handle(call: FunctionCall<C, Prepared>): Promise<OutputOf<C>>
        /** After the commit: adds to the answer what has become of a delivery meanwhile. A repeat is completed anew. */
        complete?(completion: Completion<C>): Promise<OutputOf<C>>
        submit?: undefined
        answer?: undefined
        read?: undefined
      }
    | {
        /**
         * Instead of `handle`, for a form that asks nothing of what is stored: says what its submission comes to. It is
         * written together with those that arrive at the same moment.
         */
        submit(call: SubmitCall<C>): Submission<OutputOf<C>>
        prepare?: undefined
        handle?: undefined
        complete?: undefined
        answer?: undefined
        read?: undefined
      }
    | {
        /** Instead of `handle`, for a function that tells what is stored. A repeat is answered anew. */
        read(call: ReadCall<C>): Promise<OutputOf<C>>
        prepare?: undefined
        handle?: undefined
        complete?: undefined
        submit?: undefined
        answer?: undefined
      }
    | {
        /** Instead of `handle`, for a function that stores nothing. A repeat is answered anew. @throws AppError */
        answer(call: AnswerCall<C>): Promise<OutputOf<C>>
        prepare?: undefined
        handle?: undefined
        complete?: undefined
        submit?: undefined
        read?: undefined
      }
  )

export type FunctionDefinition<C extends Contract = Contract, Prepared = unknown> = FunctionOptions<
  C,
  Prepared
> & {
  readonly contract: C
}

/** A named function: `POST /functions/v1/{contract.name}`. What surrounds it is in `server/calls/run-function.ts`. */
export function defineFunction<C extends Contract, Prepared = undefined>(
  contract: C,
  options: FunctionOptions<C, Prepared>,
): FunctionDefinition<C, Prepared> {
  return { contract, ...options }
}
