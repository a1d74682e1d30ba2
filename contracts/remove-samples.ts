import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Deletes the sample testimonials and case studies. They can be restored by `undo`, and do not return by themselves. */
export const removeSamples = defineContract({
  name: 'remove-samples',
  /** Those of no kind: nothing is deleted. */
  input: z.strictObject({ of: z.array(z.enum(['testimonials', 'case-studies'])).check(z.maxLength(2)) }),
  output: changeOutput(z.object({ removed: z.int() })),
})
