import { getInvitation } from '#contracts/get-invitation'
import { defineRead } from '#server/calls/define-function'
import { invitationOfLink } from '#server/queries/accounts/invitations.server'
import { userByEmail, userById } from '#server/queries/accounts/users.server'

/** Returns what the page of an invitation link shows before it is accepted. */
export const getInvitationFunction = defineRead(getInvitation, {
  access: 'public',
  async read({ input: { token }, db }) {
    const found = await invitationOfLink(db, token)
    if (!found) return { data: null }
    const { email, role, invited_by, expires_at } = found
    const inviter = invited_by === null ? undefined : await userById(db, invited_by)
    return {
      data: {
        email,
        role,
        invitedBy: (inviter?.name?.trim() || inviter?.email) ?? null,
        expiresAt: expires_at.toISOString(),
        hasAccount: (await userByEmail(db, email)) !== undefined,
      },
    }
  },
})
