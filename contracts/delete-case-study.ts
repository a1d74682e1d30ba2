import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Deletes a case study; one that is already gone counts as deleted. */
export const deleteCaseStudy = defineContract({
  name: 'delete-case-study',
  input: z.strictObject({ id: z.uuid('There is no case study of that id') }),
  output: changeOutput(z.object({ id: z.string() })),
})
