import * as z from 'zod/mini'
import { accountName } from '#domain/account-name'
import { timeOf } from '#server/db/time-of'
import { invitationMail as composeInvitationMail } from '#server/emails/account-mails'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { invitationById } from '#server/queries/accounts/invitations.server'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { userById } from '#server/queries/accounts/users.server'
import { defineMail } from './define-mail.ts'

/**
 * Sends the link of an invitation. Each attempt creates a new token, stored only as a hash. The tokens of earlier
 * attempts stay valid, because one of those mails may have arrived.
 */
export const invitationMail = defineMail({
  name: 'invitation-mail',
  purpose: 'invitation',
  payload: z.object({ invitationId: z.string(), sentAt: z.iso.datetime() }),
  subjectOf: ({ invitationId: id }) => ({ kind: 'invitation', id }),
  async compose({ invitationId, sentAt }, { db, services: { siteUrl, businessZone } }) {
    const invitation = await invitationById(db, invitationId)
    if (!invitation) throw new NotWanted('The invitation was accepted or revoked by then.')
    if (invitation.sent_at.toISOString() !== sentAt) throw new NotWanted('A newer mail has replaced it.')
    const now = await timeOf(db)
    if (invitation.expires_at <= now) throw new NotWanted('The invitation had expired by then.')
    const inviter = invitation.invited_by === null ? undefined : await userById(db, invitation.invited_by)
    const token = await addOneTimeToken(db, { purpose: 'invitation', subjectId: invitation.id, now })
    const { email, role, expires_at } = invitation
    const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: businessZone }).format(
      expires_at,
    )
    const from = inviter && { name: accountName(inviter.email, inviter.name), email: inviter.email }
    return { to: email, ...(await composeInvitationMail({ siteUrl, token, role, from, until })) }
  },
})
