import * as z from 'zod/mini'
import './messages.ts'

/** One of a list's values. Nothing, or a text that is not in the list, is answered with `message`. */
export function choice<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values, {
    error: ({ input }) => (typeof input === 'string' || input == null ? message : undefined),
  })
}
