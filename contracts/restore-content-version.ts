import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { publishedContent, seenNumber } from './content-version.ts'
import { defineContract } from './contract.ts'

/** Publishes once more what was published under a number, 0 for what the site says by itself. The draft stays. */
export const restoreContentVersion = defineContract({
  name: 'restore-content-version',
  input: z.strictObject({ number: seenNumber, seenNumber }),
  output: changeOutput(z.object({ published: publishedContent })),
})
