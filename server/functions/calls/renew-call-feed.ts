import { callFeedPath, renewCallFeed } from '#contracts/renew-call-feed'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { renewFeed } from '#server/queries/calls/call-feed.server'

/** The name of the feed in the log. */
const name = 'Calls'

export const renewCallFeedFunction = defineChange(renewCallFeed, {
  access: 'owner',
  async change({ tx, now }) {
    const { before, id, token } = await renewFeed(tx, now)
    await announceChange(tx, 'calls')
    const since = now.toISOString()
    return {
      answer: { data: { since } },
      unstored: { link: `${callFeedPath}/${token}.ics` },
      changes: [
        {
          on: { kind: 'calendar' as const, id },
          before: before ? { name, since: before.since.toISOString() } : null,
          after: { name, since },
        },
      ],
    }
  },
})
