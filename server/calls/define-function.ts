import type { Contract, InputOf, OutputOf } from '#contracts/contract'
import type { AdminRole } from '#domain/role'
import type { Assistant } from '#server/assistant/assistant'
import type { Db, Transaction } from '#server/db/connect'
import type { Deliver, DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { AdminCaller, Caller } from '#server/http/caller'
import type { Outside } from '#server/settings/outside'
import type { Steps } from './change-in-steps.ts'
import type { Changed } from './log-changes.ts'

/** For visitors: everybody, or whoever is signed in. */
type OpenAccess = 'public' | 'user'

/** The least that may call: everybody, whoever is signed in, or an admin of that role. */
export type Access = OpenAccess | AdminRole

export interface FunctionOptions<Least extends Access = Access> {
  access: Least
  /** Default 64 kB. */
  bodyLimitBytes?: number
}

export interface FunctionCall<C extends Contract> {
  input: InputOf<C>
  /** The one transaction of this call: whatever is written through it stands or falls together. */
  tx: Transaction
  /** Writes a delivery into the same transaction. */
  deliver: Deliver
  /** Whether deliveries of a kind go out, or wait for their service's settings. */
  isConnected(kind: DeliveryKind): boolean
  now: Date
}

interface HandleOptions<C extends Contract> extends FunctionOptions<OpenAccess> {
  /** Its answer is also what a repeat under the same key gets. @throws AppError */
  handle(call: FunctionCall<C>): Promise<OutputOf<C>>
}

export interface HandleDefinition<C extends Contract = Contract> extends HandleOptions<C> {
  readonly shape: 'handle'
  readonly contract: C
}

/** A function by which a visitor changes what is stored, and which is no form. */
export function defineFunction<C extends Contract>(
  contract: C,
  options: HandleOptions<C>,
): HandleDefinition<C> {
  return { shape: 'handle', contract, ...options }
}

/** A call by which an admin changes something. */
export interface ChangeCall<C extends Contract, Prepared = unknown> extends FunctionCall<C> {
  caller: AdminCaller
  outside: Outside
  /** What `prepare` made of the input. */
  prepared: Prepared
  /**
   * Submits a form within this transaction with what was kept of a call, as if it had just come. Gives its answer, and
   * the deliveries that it has come to. @throws AppError
   */
  runKept(functionName: string, input: object): Promise<{ answer: object; written: readonly NewDelivery[] }>
}

/** A call whose change may be done in steps. */
export type StepsCall<C extends Contract, Prepared = unknown> = Pick<
  ChangeCall<C, Prepared>,
  'input' | 'caller' | 'outside' | 'prepared' | 'now'
> & { db: Db }

type BegunInSteps<C extends Contract> = (() => Promise<Steps<Omit<OutputOf<C>, 'logId'>>>) | undefined

interface ChangeOptions<C extends Contract, Prepared> extends FunctionOptions<AdminRole> {
  /**
   * Work that takes time and needs no row, such as drawing a picture anew: done before the transaction begins,
   * which would hold the embedded database's only connection. @throws AppError
   */
  prepare?(input: InputOf<C>): Promise<Prepared>
  /**
   * The same in steps, for the embedded database, whose only connection a change of many rows would hold for seconds.
   * Undefined where there are too few for that. @throws AppError
   */
  inSteps?(call: StepsCall<C, Prepared>): BegunInSteps<C> | Promise<BegunInSteps<C>>
  /**
   * Says with its answer what it has changed, which is written into the log in the same transaction. @throws AppError
   */
  change(call: ChangeCall<C, Prepared>): Promise<Changed<Omit<OutputOf<C>, 'logId'>>>
}

export interface ChangeDefinition<C extends Contract = Contract, Prepared = unknown> extends ChangeOptions<
  C,
  Prepared
> {
  readonly shape: 'change'
  readonly contract: C
}

/** A function by which an admin changes what is stored. */
export function defineChange<C extends Contract, Prepared = undefined>(
  contract: C,
  options: ChangeOptions<C, Prepared>,
): ChangeDefinition<C, Prepared> {
  return { shape: 'change', contract, ...options }
}

/** A call that only looks: without a transaction, and never refused because others have called too often. */
export interface ReadCall<C extends Contract> {
  input: InputOf<C>
  caller: Caller
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
