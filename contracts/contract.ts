import type * as z from 'zod/mini'

/**
 * The input and output of one function, shared by browser and server. `name` is the last part of its address: `POST
 * /functions/v1/{name}`.
 */
export interface Contract<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string
  readonly input: Input
  readonly output: Output
}

/** The input after validation: trimmed, normalized, with defaults. */
export type InputOf<C extends Contract> = z.output<C['input']>
/** The input as a caller sends it. */
export type RawInputOf<C extends Contract> = z.input<C['input']>
export type OutputOf<C extends Contract> = z.output<C['output']>

export function defineContract<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: Contract<Input, Output>,
): Contract<Input, Output> {
  return contract
}
