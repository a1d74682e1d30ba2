import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { publishedContent, seenNumber } from './content-version.ts'
import { defineContract } from './contract.ts'

/** Publishes an earlier version again, 0 for the defaults. The draft stays. */
export const restoreContentVersion = defineContract({
  name: 'restore-content-version',
  input: z.strictObject({ number: seenNumber, seenNumber }),
  output: changeOutput(z.object({ published: publishedContent })),
})
