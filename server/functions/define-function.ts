import type { Contract, InputOf, OutputOf } from '#contracts/contract'
import type { Transaction } from '#server/db/connect'
import type { Deliver } from '#server/deliveries/deliver'

/** Who may call: everybody, whoever is signed in, or the site's admins. */
export type Access = 'public' | 'user' | 'admin'

export interface FunctionCall<C extends Contract> {
  input: InputOf<C>
  /** The one transaction of this call: whatever is written through it stands or falls together. */
  tx: Transaction
  /** Writes a delivery into the same transaction. */
  deliver: Deliver
  now: Date
}

interface FunctionOptions<C extends Contract> {
  access: Access
  /** Default 64 kB. */
  bodyLimitBytes?: number
  /** Its answer is also what a repeat under the same key gets. @throws AppError */
  handle(call: FunctionCall<C>): Promise<OutputOf<C>>
}

export interface FunctionDefinition<C extends Contract = Contract> extends FunctionOptions<C> {
  readonly contract: C
}

/** A named function: `POST /functions/v1/{contract.name}`. What surrounds `handle` is in `server/http/functions.ts`. */
export function defineFunction<C extends Contract>(
  contract: C,
  options: FunctionOptions<C>,
): FunctionDefinition<C> {
  return { contract, ...options }
}
