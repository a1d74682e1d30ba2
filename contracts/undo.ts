import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Undoes everything one action in the back office changed, by its `logId`. Can be undone itself. Of a bulk action,
 * `kept` have changed since and stay; `leavesPassword` if a password could not be restored.
 */
export const undo = defineContract({
  name: 'undo',
  input: z.strictObject({ logId: z.uuid('The id must be a UUID') }),
  output: changeOutput(
    z.object({ logId: z.string(), kept: z.int(), leavesPassword: z.optional(z.boolean()) }),
  ),
})
