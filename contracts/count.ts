import * as z from 'zod/mini'

/** How many there are; `exact` is false where there are more than 10,000, at which counting stops. */
export const count = z.object({ value: z.int(), exact: z.boolean() })
export type Count = z.output<typeof count>
