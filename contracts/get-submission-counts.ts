import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { count } from './count.ts'

/** The number of submissions in each list of the back office, each counted to 10,000. */
export const getSubmissionCounts = defineContract({
  name: 'get-submission-counts',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      received: count,
      held: count,
      rejected: count,
      released: count,
      without_address: count,
      /** Mails to visitors beyond the hourly limit. */
      waiting_for_release: count,
    }),
  }),
})
export type SubmissionCounts = z.output<typeof getSubmissionCounts.output>['data']
