import { revokeInvitation } from '#contracts/revoke-invitation'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { deleteInvitation } from '#server/queries/accounts/invitations.server'

export const revokeInvitationFunction = defineChange(revokeInvitation, {
  access: 'owner',
  async change({ input: { id }, tx }) {
    const gone = await deleteInvitation(tx, id)
    if (!gone) return { answer: { data: { id } }, changes: [] }
    await announceChange(tx, 'team')
    const { email, role } = gone
    return {
      answer: { data: { id } },
      changes: [{ on: { kind: 'invitation' as const, id }, before: { email, role }, after: null }],
    }
  },
})
