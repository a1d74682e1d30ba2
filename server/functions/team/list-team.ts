import { listTeam } from '#contracts/list-team'
import { defineRead } from '#server/calls/define-function'
import { twoStepRequiredFrom } from '#domain/missing-step'
import { secondStepRequiredSince } from '#server/queries/accounts/second-step-required-since.server'
import { openInvitations, teamMembers } from '#server/queries/accounts/team.server'

export const listTeamFunction = defineRead(listTeam, {
  access: 'owner',
  async read({ db, caller, outside }) {
    const now = outside.now()
    const [members, invitations, requiredSince] = await Promise.all([
      teamMembers(db),
      openInvitations(db),
      secondStepRequiredSince(db),
    ])
    const rule = outside.requireTwoStep
    return {
      data: {
        members: members.map(({ id, email, name, role, created_at, last_seen_at, ...member }) => ({
          id,
          email,
          name,
          role,
          isYou: id === caller.userId,
          createdAt: created_at.toISOString(),
          lastSeenAt: last_seen_at?.toISOString() ?? null,
          secondStep: { hasApp: member.apps > 0, passkeys: member.passkeys },
          requiredFrom:
            twoStepRequiredFrom({ user: { created_at }, role, requiredSince, rule })?.toISOString() ?? null,
          sessions: member.sessions,
        })),
        invitations: invitations.map(({ id, email, role, invitedBy, sent_at, expires_at, mail }) => ({
          id,
          email,
          role,
          invitedBy: invitedBy && {
            email: invitedBy.email,
            name: invitedBy.name,
            isYou: invitedBy.id === caller.userId,
          },
          sentAt: sent_at.toISOString(),
          expiresAt: expires_at.toISOString(),
          isExpired: expires_at <= now,
          mail,
        })),
        isMailConnected: outside.connected.mail,
      },
    }
  },
})
