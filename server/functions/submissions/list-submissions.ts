import { listSubmissions } from '#contracts/list-submissions'
import { listQuarantinedSubmissions } from '#server/queries/submissions/quarantined-submissions.server'
import { listReceivedSubmissions } from '#server/queries/submissions/received-submissions.server'
import { defineRead } from '#server/calls/define-function'

/** Lists quarantined submissions, and what the forms have received. */
export const listSubmissionsFunction = defineRead(listSubmissions, {
  access: 'viewer',
  read({ input: { filters = {}, ...page }, db }) {
    const { state = 'held' } = filters
    return state === 'received' || state === 'without_address'
      ? listReceivedSubmissions(db, { ...filters, ...page, state })
      : listQuarantinedSubmissions(db, { ...filters, ...page, state })
  },
})
