import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { contentDraft, overlayInput, seenDraft } from './content-version.ts'
import { defineContract } from './contract.ts'

/** Saves the whole draft, or discards it with null. Visitors do not see it. */
export const saveContent = defineContract({
  name: 'save-content',
  input: z.strictObject({ overlay: z.nullable(overlayInput), seen: seenDraft }),
  output: changeOutput(z.object({ draft: z.nullable(contentDraft) })),
})
