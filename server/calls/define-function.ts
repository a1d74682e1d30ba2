import type { Contract, InputOf, OutputOf } from '#contracts/contract'
import type { Assistant } from '#server/assistant/assistant'
import type { Db, Transaction } from '#server/db/connect'
import type { Deliver } from '#server/deliveries/ledger/delivery-kind'
import type { Outside } from '#server/settings/outside'

/** Who may call: everybody, whoever is signed in, or the site's admins. */
export type Access = 'public' | 'user' | 'admin'

export interface FunctionOptions {
  access: Access
  /** Default 64 kB. */
  bodyLimitBytes?: number
}

export interface FunctionCall<C extends Contract, Prepared = unknown> {
  input: InputOf<C>
  /** What `prepare` made of it. */
  prepared: Prepared
  /** The one transaction of this call: whatever is written through it stands or falls together. */
  tx: Transaction
  /** Writes a delivery into the same transaction. */
  deliver: Deliver
  /**
   * Submits a form within this transaction with what was kept of a call, as if it had just come.
   * @throws AppError
   */
  runKept(functionName: string, input: object): Promise<object>
  now: Date
}

interface HandleOptions<C extends Contract, Prepared> extends FunctionOptions {
  /**
   * Work that takes time and needs no row, such as drawing a picture anew: done before the transaction begins,
   * which would hold the embedded database's only connection. @throws AppError
   */
  prepare?(input: InputOf<C>): Promise<Prepared>
  /** Its answer is also what a repeat under the same key gets. @throws AppError */
  handle(call: FunctionCall<C, Prepared>): Promise<OutputOf<C>>
}

export interface HandleDefinition<C extends Contract = Contract, Prepared = unknown> extends HandleOptions<
  C,
  Prepared
> {
  readonly shape: 'handle'
  readonly contract: C
}

/** A function that changes what is stored and is no form. */
export function defineFunction<C extends Contract, Prepared = undefined>(
  contract: C,
  options: HandleOptions<C, Prepared>,
): HandleDefinition<C, Prepared> {
  return { shape: 'handle', contract, ...options }
}

/** A call that only looks: without a transaction, and never refused because others have called too often. */
export interface ReadCall<C extends Contract> {
  input: InputOf<C>
  db: Db
  outside: Outside
}

interface ReadOptions<C extends Contract> extends FunctionOptions {
  /** A repeat is answered anew. @throws AppError */
  read(call: ReadCall<C>): Promise<OutputOf<C>>
}

export interface ReadDefinition<C extends Contract = Contract> extends ReadOptions<C> {
  readonly shape: 'read'
  readonly contract: C
}

/** A function that tells what is stored. */
export function defineRead<C extends Contract>(contract: C, options: ReadOptions<C>): ReadDefinition<C> {
  return { shape: 'read', contract, ...options }
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

interface AnswerOptions<C extends Contract> extends FunctionOptions {
  /** A repeat is answered anew. @throws AppError */
  answer(call: AnswerCall<C>): Promise<OutputOf<C>>
}

export interface AnswerDefinition<C extends Contract = Contract> extends AnswerOptions<C> {
  readonly shape: 'answer'
  readonly contract: C
}

/** A function that stores nothing and may take long. */
export function defineAnswer<C extends Contract>(
  contract: C,
  options: AnswerOptions<C>,
): AnswerDefinition<C> {
  return { shape: 'answer', contract, ...options }
}
