import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { overlayInput, publishedContent, seenNumber } from './content-version.ts'
import { defineContract } from './contract.ts'

/** Publishes a few facts at once, such as the company's address. An unpublished draft gets them, and stays a draft. */
export const publishFacts = defineContract({
  name: 'publish-facts',
  /** `seenNumber` detects conflicts, as in `publish-content`. */
  input: z.strictObject({ overlay: overlayInput, seenNumber }),
  output: changeOutput(z.object({ published: publishedContent })),
})
