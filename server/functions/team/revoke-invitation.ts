import { revokeInvitation } from '#contracts/revoke-invitation'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { deleteInvitation } from '#server/queries/accounts/invitations.server'

export const revokeInvitationFunction = defineChange(revokeInvitation, {
  access: 'owner',
  async change({ input: { id }, tx }) {
    const revoked = await deleteInvitation(tx, id)
    if (!revoked) return { answer: { data: { id } }, changes: [] }
    await announceChange(tx, 'team')
    const { email, role } = revoked
    return {
      answer: { data: { id } },
      changes: [{ on: { kind: 'invitation' as const, id }, before: { email, role }, after: null }],
    }
  },
})
