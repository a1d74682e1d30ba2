import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Asks the author of a testimonial by mail for permission to publish; can be repeated. A conflict when permission
 * exists or no address is known.
 */
export const askPermission = defineContract({
  name: 'ask-permission',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string() })),
})
