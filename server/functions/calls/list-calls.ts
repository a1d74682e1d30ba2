import { listCalls } from '#contracts/list-calls'
import { defineRead } from '#server/calls/define-function'
import { proposedLink } from '#server/queries/calls/calls.server'
import { makesMeetings } from './require-join-url.ts'
import { callsPage } from '#server/queries/calls/listed-calls.server'

export const listCallsFunction = defineRead(listCalls, {
  access: 'viewer',
  async read({ input, db, outside }) {
    const { now, replyPromise, callJoinUrl, callRules } = outside
    const { zone } = replyPromise
    const hasZoom = makesMeetings(outside)
    const [page, link] = await Promise.all([
      callsPage(db, { ...input, now: now(), zone }),
      hasZoom ? null : proposedLink(db, callJoinUrl),
    ])
    return {
      ...page,
      proposedLink: link,
      makesMeetings: hasZoom,
      businessZone: zone,
      mailsNoShows: callRules.mailsNoShows,
    }
  },
})
