import { listSubmissions } from '#contracts/list-submissions'
import { listHeldSubmissions } from '#server/queries/submissions/held-submissions.server'
import { defineRead } from '#server/calls/define-function'

/** What the junk net holds, for whoever decides about it. */
export const listSubmissionsFunction = defineRead(listSubmissions, {
  access: 'viewer',
  read: ({ input, db }) => listHeldSubmissions(db, { ...input, state: input.filters?.state ?? 'held' }),
})
