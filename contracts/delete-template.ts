import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Deletes a template for replies. One that is gone counts as deleted. */
export const deleteTemplate = defineContract({
  name: 'delete-template',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string() })),
})
