import { accountName } from '#domain/account-name'
import { invitationPath } from '#contracts/get-invitation'
import { inviteMember } from '#contracts/invite-member'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { invitationMail } from '#server/deliveries/kinds/invitation-mail'
import { AppError } from '#server/errors/app-error'
import { putInvitation } from '#server/queries/accounts/invitations.server'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { userByEmail } from '#server/queries/accounts/users.server'

export const inviteMemberFunction = defineChange(inviteMember, {
  access: 'owner',
  async change({ input: { email, role }, tx, deliver, isConnected, caller, now }) {
    const account = await userByEmail(tx, email)
    if (account && account.role !== null) {
      const message = `${accountName(email, account.name)} is in the team already, as ${account.role}. Change the role in the list of people.`
      throw new AppError('invalid', { userMessage: message, issues: [{ path: 'email', message }] })
    }
    const { before, after } = await putInvitation(tx, { email, role, userId: caller.userId, now })
    await deliver(
      invitationMail,
      { invitationId: after.id, sentAt: now.toISOString() },
      { key: `invitation-mail:${after.id}:${now.getTime()}`, recipient: email },
    )
    await announceChange(tx, 'team')
    const isMailed = isConnected(invitationMail)
    const toLogValues = ({ role: of, expires_at }: typeof after) => ({ email, role: of, expires_at })
    return {
      answer: { data: { id: after.id, email, isMailed } },
      // Without a mail server, the owner has to see the link to hand it over.
      ...(!isMailed && { unstored: { link: await newLink() } }),
      changes: [
        {
          on: { kind: 'invitation' as const, id: after.id },
          before: before && toLogValues(before),
          after: toLogValues(after),
        },
      ],
    }

    async function newLink() {
      return invitationPath + (await addOneTimeToken(tx, { purpose: 'invitation', subjectId: after.id, now }))
    }
  },
})
