import { setMemberRole } from '#contracts/set-member-role'
import { defineChange } from '#server/calls/define-function'
import { AppError } from '#server/errors/app-error'
import { writeRole } from '#server/queries/accounts/team.server'
import { memberToChange } from './member-to-change.ts'

export const setMemberRoleFunction = defineChange(setMemberRole, {
  access: 'owner',
  async change({ input: { id, role }, tx, caller, now }) {
    const member = await memberToChange(tx, { id, role, callerId: caller.userId })
    if (!member) {
      throw new AppError('not_found', {
        userMessage: 'They aren’t in the team anymore. Invite them again to give them a role.',
      })
    }
    const answer = { data: { id, role } }
    if (member.role === role) return { answer, changes: [] }
    await writeRole(tx, { id, role, now })
    const on = { kind: 'account' as const, id }
    return { answer, changes: [{ on, before: { role: member.role }, after: { role } }] }
  },
})
