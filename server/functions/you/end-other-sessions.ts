import { endOtherSessions } from '#contracts/end-other-sessions'
import { defineChange } from '#server/calls/define-function'
import { endSessions } from '#server/queries/accounts/users.server'

export const endOtherSessionsFunction = defineChange(endOtherSessions, {
  access: 'viewer',
  async change({ caller, tx }) {
    const ended = await endSessions(tx, caller.userId, caller.sessionId)
    return { answer: { data: { ended } }, changes: [] }
  },
})
