import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

/** Marks a submission that was held back as junk. It stays whole and can still be released. */
export const rejectSubmission = defineContract({
  name: 'reject-submission',
  input: z.strictObject({ id: z.uuid('The id must be a UUID') }),
  output: z.object({ data: z.object({ id: z.string(), state: z.literal('rejected') }) }),
})
