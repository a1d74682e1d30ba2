import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'

/**
 * Takes back all that one act in the back office has changed, as its `logId` names it. That can be taken back too. Of
 * many at once, `kept` have changed since and have stayed as they are; `leavesPassword` where a password stays, because
 * the log keeps none.
 */
export const undo = defineContract({
  name: 'undo',
  input: z.strictObject({ logId: z.uuid('The id must be a UUID') }),
  output: changeOutput(
    z.object({ logId: z.string(), kept: z.int(), leavesPassword: z.optional(z.boolean()) }),
  ),
})
