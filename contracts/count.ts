import * as z from 'zod/mini'

/** A count; `exact` is false beyond 10,000, where counting stops. */
export const count = z.object({ value: z.int(), exact: z.boolean() })
export type Count = z.output<typeof count>
