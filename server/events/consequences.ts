import type { DomainEvent } from '#domain/events'
import { forms } from '#domain/forms'
import { heldMailsNoticeAt } from '#server/deliveries/kinds/held-mails-notice'
import { heldNoticeAt } from '#server/deliveries/kinds/held-notice'
import { messageNoticeOf } from '#server/deliveries/kinds/message-notice'
import { ownerNoticeOf } from '#server/deliveries/kinds/owner-notice'
import { webhook, webhookOf } from '#server/deliveries/kinds/webhook'
import type { DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { RecordedActivity } from '#server/queries/contacts/contacts.server'

/** A submission as the timeline records it, with the visitor's answers. */
export interface RecordedSubmission {
  activity: RecordedActivity
  /** By the contract's field names; undefined when somebody only clicked a button in a mail. */
  answers?: object
}

/**
 * Returns the mail to the owner and the webhook call that follow from a submission, to be written in its transaction.
 */
export function consequencesOf(
  { activity, answers }: RecordedSubmission,
  isConnected: (kind: DeliveryKind) => boolean,
): NewDelivery[] {
  const { kind, subjectId: id, now: at } = activity
  const { eventType: type, alertsOwner } = forms[kind]
  return [
    ...(alertsOwner ? [alertOf({ type, subject: { kind, id }, at })] : []),
    ...(isConnected(webhook) ? [webhookOf(activity, answers)] : []),
  ]
}

/** The mail to the owner about an event. */
export function alertOf(event: DomainEvent): NewDelivery {
  switch (event.type) {
    case 'submission.held':
      return heldNoticeAt(event.at)
    case 'mail.held':
      return heldMailsNoticeAt(event.at)
    case 'mail.received':
      return messageNoticeOf(event)
    default:
      return ownerNoticeOf(event.subject)
  }
}
