import { listCalls } from '#contracts/list-calls'
import { defineRead } from '#server/calls/define-function'
import { callsPage } from '#server/queries/calls/listed-calls.server'

export const listCallsFunction = defineRead(listCalls, {
  access: 'viewer',
  async read({ input, db, outside: { now, replyPromise } }) {
    const { zone } = replyPromise
    return { ...(await callsPage(db, { ...input, now: now(), zone })), businessZone: zone }
  },
})
