import { listCalls } from '#contracts/list-calls'
import { defineRead } from '#server/calls/define-function'
import { proposedLink } from '#server/queries/calls/calls.server'
import { callsPage } from '#server/queries/calls/listed-calls.server'

export const listCallsFunction = defineRead(listCalls, {
  access: 'viewer',
  async read({ input, db, outside: { now, replyPromise, callJoinUrl, callRules } }) {
    const { zone } = replyPromise
    const [page, link] = await Promise.all([
      callsPage(db, { ...input, now: now(), zone }),
      proposedLink(db, callJoinUrl),
    ])
    return { ...page, proposedLink: link, businessZone: zone, mailsNoShows: callRules.mailsNoShows }
  },
})
