import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { publishedContent, seenNumber } from './content-version.ts'
import { defineContract } from './contract.ts'

/**
 * Publishes version `number` again, 0 for the defaults; the draft stays. `seenNumber` is the published version that the
 * client last loaded: any other by now is a conflict.
 */
export const restoreContentVersion = defineContract({
  name: 'restore-content-version',
  input: z.strictObject({ number: seenNumber, seenNumber }),
  output: changeOutput(z.object({ published: publishedContent })),
})
