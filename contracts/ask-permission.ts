import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Asks the author of a testimonial by mail whether it may be published; also once more. Refused as a conflict where
 * nobody has to be asked, and where no address is known.
 */
export const askPermission = defineContract({
  name: 'ask-permission',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string() })),
})
