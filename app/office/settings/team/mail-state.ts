import { teamCopy } from '#content/office/team'
import type { Invitation } from '#contracts/list-team'

const copy = teamCopy.invitation

type Mail = Invitation['mail']

/** Whether the mail of an invitation will not be sent anymore. */
export const isUndelivered = (mail: Mail): boolean =>
  mail !== null && ['failed', 'not_sent', 'cancelled'].includes(mail.state)

/** Describes the state of an invitation's mail. */
export function describeMail(mail: Mail): string {
  if (mail === null) return copy.unknown
  if (isUndelivered(mail)) return mail.error ?? copy.notDelivered
  if (mail.state === 'delivered') return copy.delivered
  if (mail.state === 'held') return copy.held
  return mail.state === 'not_connected' || mail.state === 'captured' ? copy.notConnected : copy.pending
}
