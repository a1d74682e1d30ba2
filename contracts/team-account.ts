import * as z from 'zod/mini'

/** An account of the back office; `name` is what its user entered. */
export const teamAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.optional(z.nullable(z.string())),
})
