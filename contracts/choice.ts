import * as z from 'zod/mini'
import './messages.ts'

/** One of the values of a list. Anything else is refused with `message`. */
export function choice<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values, {
    error: ({ input }) => (typeof input === 'string' || input == null ? message : undefined),
  })
}
