import { getSubmissionCounts } from '#contracts/get-submission-counts'
import { submissionCounts } from '#server/queries/submissions/submission-counts.server'
import { defineRead } from '#server/calls/define-function'

export const getSubmissionCountsFunction = defineRead(getSubmissionCounts, {
  access: 'viewer',
  read: async ({ db }) => ({ data: await submissionCounts(db) }),
})
