import { endMemberSessions } from '#contracts/end-member-sessions'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import { endSessions, userById } from '#server/queries/accounts/users.server'

/**
 * Signs a member out everywhere, for example after a lost laptop. Unlike a removal, it keeps role and second factor.
 */
export const endMemberSessionsFunction = defineChange(endMemberSessions, {
  access: 'owner',
  async change({ input: { id }, caller, tx }) {
    if (id === caller.userId)
      throw new AppError('conflict', { userMessage: 'End your own sessions under Settings, You.' })
    const member = await userById(tx, id)
    if (!member || member.role === null)
      throw new AppError('not_found', { userMessage: 'They aren’t in the team anymore.' })
    const ended = await endSessions(tx, id)
    if (ended === 0) return { answer: { data: { ended } }, changes: [] }
    await announceChange(tx, 'team')
    const on = { kind: 'account' as const, id }
    return {
      answer: { data: { ended } },
      changes: [{ on, before: { sessions: ended }, after: { sessions: 0 } }],
    }
  },
})
