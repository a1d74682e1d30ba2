import type { Contract, InputOf, OutputOf } from '#contracts/contract'
import type { AdminRole } from '#domain/role'
import type { Assistant } from '#server/assistant/assistant'
import type { Db, Transaction } from '#server/db/connect'
import type { QuarantinedCall } from '#server/db/schema/quarantined-submissions'
import type { Deliver, DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { AdminCaller, Caller } from '#server/http/caller'
import type { Outside } from '#server/settings/outside'
import type { Steps } from './change-in-steps.ts'
import type { Changed } from './log-changes.ts'

/** Access for visitors: everyone, or everyone who is signed in. */
type OpenAccess = 'public' | 'user'

/** The least privileged caller allowed: everyone, anyone signed in, or an admin of that role. */
export type Access = OpenAccess | AdminRole

export interface FunctionOptions<Least extends Access = Access> {
  access: Least
  /** Default 64 kB. */
  bodyLimitBytes?: number
}

interface FunctionCall<C extends Contract> {
  input: InputOf<C>
  /** The transaction of this call; everything written through it is committed or rolled back together. */
  tx: Transaction
  /** Adds a delivery in the same transaction. */
  deliver: Deliver
  /** Whether deliveries of a kind can be sent now, or wait until their service is connected. */
  isConnected(kind: DeliveryKind): boolean
  now: Date
  outside: Outside
}

interface HandleOptions<C extends Contract, Prepared> extends FunctionOptions<OpenAccess> {
  /**
   * Slow work without writing, such as hashing a password. Runs before the transaction, which would hold the embedded
   * database's only connection.
   * @throws AppError
   */
  prepare?(call: { input: InputOf<C>; db: Db; caller: Caller }): Promise<Prepared>
  /**
   * A repeat under the same key gets the same response.
   * @throws AppError
   */
  handle(call: FunctionCall<C> & { prepared: Prepared }): Promise<OutputOf<C>>
}

export interface HandleDefinition<C extends Contract = Contract, Prepared = unknown> extends HandleOptions<
  C,
  Prepared
> {
  readonly shape: 'handle'
  readonly contract: C
}

/** Defines a function by which visitors change data without a form. */
export function defineFunction<C extends Contract, Prepared = undefined>(
  contract: C,
  options: HandleOptions<C, Prepared>,
): HandleDefinition<C, Prepared> {
  return { shape: 'handle', contract, ...options }
}

/** A call by which an admin changes data. */
export interface ChangeCall<C extends Contract, Prepared = unknown> extends FunctionCall<C> {
  caller: AdminCaller
  /** What `prepare` returned for the input. */
  prepared: Prepared
  /**
   * Submits a stored form call within this transaction as if it had just arrived. Returns its response and its
   * deliveries.
   * @throws AppError
   */
  runStoredCall(
    functionName: string,
    kept: QuarantinedCall,
  ): Promise<{ answer: object; written: readonly NewDelivery[] }>
}

/** A call whose change can run in steps. */
type StepsCall<C extends Contract, Prepared = unknown> = Pick<
  ChangeCall<C, Prepared>,
  'input' | 'caller' | 'outside' | 'prepared' | 'now'
> & { db: Db }

type BegunInSteps<C extends Contract> = (() => Promise<Steps<Omit<OutputOf<C>, 'logId'>>>) | undefined

interface ChangeOptions<C extends Contract, Prepared> extends FunctionOptions<AdminRole> {
  /**
   * Slow work without rows, such as re-encoding a picture or asking a service. Runs before the transaction, which would hold the embedded
   * database's only connection.
   * @throws AppError
   */
  prepare?(input: InputOf<C>, by: { caller: AdminCaller; outside: Outside }): Promise<Prepared>
  /**
   * The same change in steps, for the embedded database, whose only connection a change of many rows would hold for
   * seconds. Undefined for a small change.
   * @throws AppError
   */
  inSteps?(call: StepsCall<C, Prepared>): BegunInSteps<C> | Promise<BegunInSteps<C>>
  /**
   * Returns the response and what changed; the latter is logged in the same transaction.
   * @throws AppError
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

/** Defines a function by which an admin changes data. */
export function defineChange<C extends Contract, Prepared = undefined>(
  contract: C,
  options: ChangeOptions<C, Prepared>,
): ChangeDefinition<C, Prepared> {
  return { shape: 'change', contract, ...options }
}

/** A call that only reads: no transaction, and no refusal because of other callers' rate. */
interface ReadCall<C extends Contract> {
  input: InputOf<C>
  caller: Caller
  db: Db
  outside: Outside
}

interface ReadOptions<C extends Contract> extends FunctionOptions {
  /**
   * A repeat runs again.
   * @throws AppError
   */
  read(call: ReadCall<C>): Promise<OutputOf<C>>
}

export interface ReadDefinition<C extends Contract = Contract> extends ReadOptions<C> {
  readonly shape: 'read'
  readonly contract: C
}

/** Defines a function that reads data. */
export function defineRead<C extends Contract>(contract: C, options: ReadOptions<C>): ReadDefinition<C> {
  return { shape: 'read', contract, ...options }
}

/** A call that writes nothing: it holds neither a transaction nor a connection while it runs. */
interface AnswerCall<C extends Contract> {
  input: InputOf<C>
  assistant: Assistant
  /** The caller, as rate limits count visitors. */
  clientKey: string
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

interface AnswerOptions<C extends Contract> extends FunctionOptions {
  /**
   * A repeat runs again.
   * @throws AppError
   */
  answer(call: AnswerCall<C>): Promise<OutputOf<C>>
}

export interface AnswerDefinition<C extends Contract = Contract> extends AnswerOptions<C> {
  readonly shape: 'answer'
  readonly contract: C
}

/** Defines a function that stores nothing and may take long. */
export function defineAnswer<C extends Contract>(
  contract: C,
  options: AnswerOptions<C>,
): AnswerDefinition<C> {
  return { shape: 'answer', contract, ...options }
}
