import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { publishedContent, seenDraft, seenNumber } from './content-version.ts'
import { defineContract } from './contract.ts'

/** Publishes the draft as read. Every process applies it within a second. */
export const publishContent = defineContract({
  name: 'publish-content',
  input: z.strictObject({ seen: seenDraft, seenNumber }),
  output: changeOutput(z.object({ published: publishedContent })),
})
