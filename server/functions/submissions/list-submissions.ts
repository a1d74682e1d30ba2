import { listSubmissions } from '#contracts/list-submissions'
import { listHeldSubmissions } from '#server/queries/submissions/held-submissions.server'
import { listReceivedSubmissions } from '#server/queries/submissions/received-submissions.server'
import { defineRead } from '#server/calls/define-function'

/** What the junk net holds, for whoever decides about it, and what the forms have received. */
export const listSubmissionsFunction = defineRead(listSubmissions, {
  access: 'viewer',
  read({ input: { filters = {}, ...page }, db }) {
    const { state = 'held' } = filters
    return state === 'received' || state === 'without_address'
      ? listReceivedSubmissions(db, { ...filters, ...page, state })
      : listHeldSubmissions(db, { ...filters, ...page, state })
  },
})
