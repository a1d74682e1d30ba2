import { removeMember } from '#contracts/remove-member'
import { defineChange } from '#server/calls/define-function'
import { endSessions } from '#server/queries/accounts/users.server'
import { writeRole } from '#server/queries/accounts/team.server'
import { memberToChange } from './member-to-change.ts'

/** Removes a member. The account stays without a role, because notes, replies and the log name it. */
export const removeMemberFunction = defineChange(removeMember, {
  access: 'owner',
  async change({ input: { id }, tx, caller, now }) {
    const member = await memberToChange(tx, { id, role: null, callerId: caller.userId })
    const answer = { data: { id } }
    if (!member) return { answer, changes: [] }
    await writeRole(tx, { id, role: null, now })
    await endSessions(tx, id)
    const on = { kind: 'account' as const, id }
    return { answer, changes: [{ on, before: { role: member.role }, after: { role: null } }] }
  },
})
