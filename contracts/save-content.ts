import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { contentDraft, overlayInput, seenDraft } from './content-version.ts'
import { defineContract } from './contract.ts'

/** Saves the draft, whole, or throws it away with null. Visitors see nothing of it. */
export const saveContent = defineContract({
  name: 'save-content',
  input: z.strictObject({ overlay: z.nullable(overlayInput), seen: seenDraft }),
  output: changeOutput(z.object({ draft: z.nullable(contentDraft) })),
})
