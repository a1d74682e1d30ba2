import type { Contract, InputOf, OutputOf } from '#contracts/contract'
import type { Assistant } from '#server/assistant/assistant'
import type { Db, Transaction } from '#server/db/connect'
import type { Deliver } from '#server/deliveries/deliver'
import type { DeliveryKind } from '#server/deliveries/delivery-kind'

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
  /** Whether deliveries of a kind go out, or wait for their service's settings. */
  isConnected(kind: DeliveryKind): boolean
  now: Date
}

export interface Completion<C extends Contract> {
  input: InputOf<C>
  /** What `handle` answered, now or under the same key before. */
  answer: OutputOf<C>
  db: Db
  /** Whether the delivery under this key goes through at once; takes a few seconds at most. */
  wasDelivered(key: string): Promise<boolean>
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

interface CommonOptions {
  access: Access
  /** Default 64 kB. */
  bodyLimitBytes?: number
}

type FunctionOptions<C extends Contract, Prepared> = CommonOptions &
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
        answer?: undefined
      }
    | {
        /** Instead of `handle`, for a function that stores nothing. A repeat is answered anew. @throws AppError */
        answer(call: AnswerCall<C>): Promise<OutputOf<C>>
        prepare?: undefined
        handle?: undefined
        complete?: undefined
      }
  )

export type FunctionDefinition<C extends Contract = Contract, Prepared = unknown> = FunctionOptions<
  C,
  Prepared
> & {
  readonly contract: C
}

/** A named function: `POST /functions/v1/{contract.name}`. What surrounds it is in `server/http/functions.ts`. */
export function defineFunction<C extends Contract, Prepared = undefined>(
  contract: C,
  options: FunctionOptions<C, Prepared>,
): FunctionDefinition<C, Prepared> {
  return { contract, ...options }
}
