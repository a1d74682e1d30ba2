import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/** Deletes a saved view. One that is gone counts as deleted. */
export const deleteView = defineContract({
  name: 'delete-view',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: changeOutput(z.object({ id: z.string() })),
})
