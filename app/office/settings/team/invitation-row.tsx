import './team.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { useAction } from '#app/office/frame/use-action'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { dayText, weekdayText } from '#app/office/parts/format-when'
import { Mark } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { teamCopy } from '#content/office/team'
import { inviteMember } from '#contracts/invite-member'
import type { Invitation } from '#contracts/list-team'
import { revokeInvitation } from '#contracts/revoke-invitation'
import { accountName } from '#domain/account-name'
import { InvitationLink, type ShownLink } from './invitation-link.tsx'
import { describeMail, isUndelivered } from './mail-state.ts'

const copy = teamCopy.invitation
const dayMs = 24 * 3_600_000

interface InvitationRowProps {
  invitation: Invitation
  isMailConnected: boolean
  isOnline: boolean
}

/** An invitation with the state of its mail, its expiry and its actions for owners. */
export function InvitationRow({ invitation, isMailConnected, isOnline }: InvitationRowProps) {
  const { id, email, role, sentAt, isExpired, mail } = invitation
  const now = useNow()
  const [asked, setAsked] = useState<'resend' | 'revoke'>()
  const [link, setLink] = useState<ShownLink>()
  const resend = useAction(inviteMember, {
    topics: ['team', 'log'],
    successMessage: ({ data }) => (data.isMailed ? teamCopy.invite.sent(email) : undefined),
    onDone: ({ link: path }) => setLink(path === undefined ? undefined : { email, path }),
  })
  const revoke = useAction(revokeInvitation, {
    topics: ['team', 'log'],
    successMessage: () => copy.revoked(email),
  })
  const isBusy = resend.isPending || revoke.isPending || !isOnline
  const isBad = isUndelivered(mail)
  const about = <span className="vh">{copy.about(email)}</span>
  const resendName = isMailConnected ? copy.resend : copy.newLink
  return (
    <li className="mate">
      <div>
        <h3>{email}</h3>
        <span className="sub">{invitedBy(invitation, weekdayText(sentAt, now))}</span>
      </div>
      <ol className="way" aria-label={teamCopy.list.way(email)}>
        <li className={isBad ? 'way__bad' : undefined}>
          {isBad ? <Mark name="break" /> : <i />}
          <b>{isBad ? copy.notDelivered : copy.invited}</b>
          <span>{describeMail(mail)}</span>
        </li>
        <li className="way__wait">
          <i />
          <b>{isExpired ? copy.expired : copy.joins}</b>
          <span>{validity(invitation, now)}</span>
        </li>
      </ol>
      <div className="mate__do">
        <button type="button" className="text-btn" disabled={isBusy} onClick={() => setAsked('resend')}>
          {resendName}
          {about}
        </button>
        <button
          type="button"
          className="text-btn text-btn--bad"
          disabled={isBusy}
          onClick={() => setAsked('revoke')}
        >
          {copy.revoke}
          {about}
        </button>
      </div>
      {link && <InvitationLink link={link} onClose={() => setLink(undefined)} />}
      <ConflictNote conflict={resend.conflict ?? revoke.conflict} />
      {asked && (
        <ConfirmDialog
          title={asked === 'resend' ? copy.resendTitle(email) : copy.revokeTitle(email)}
          question={asked === 'resend' ? copy.resendText : copy.revokeText}
          confirm={asked === 'resend' ? resendName : copy.revoke}
          cancel={copy.cancel}
          onConfirm={() => {
            setAsked(undefined)
            if (asked === 'resend') resend.act({ email, role })
            else revoke.act({ id })
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </li>
  )
}

function invitedBy({ invitedBy: by, role }: Invitation, day: string): string {
  if (!by) return copy.by.nobody(day, role)
  return by.isYou ? copy.by.you(day, role) : copy.by.other(day, accountName(by.email, by.name), role)
}

function validity({ isExpired, expiresAt }: Invitation, now: Date): string {
  const day = dayText(expiresAt, now)
  if (isExpired) return copy.expiredOn(day)
  const leftMs = new Date(expiresAt).getTime() - now.getTime()
  return copy.until(day, leftMs < dayMs ? copy.lessThanADay : copy.days(Math.ceil(leftMs / dayMs)))
}
