import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Deletes the sample testimonials and case studies. Only `undo` restores them; nothing inserts them again. */
export const removeSamples = defineContract({
  name: 'remove-samples',
  /** The kinds to delete; without any, nothing is deleted. */
  input: z.strictObject({ of: z.array(z.enum(['testimonials', 'case-studies'])).check(z.maxLength(2)) }),
  output: changeOutput(z.object({ removed: z.int() })),
})
