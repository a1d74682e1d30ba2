import type { ActivityKind, SubmissionEventType } from './forms.ts'

/**
 * Something that happened, without what anybody said. Its consequences are written in the transaction that causes it.
 * The event of a submission is in its form's record; webhooks carry its name.
 */
export type DomainEvent =
  | { type: SubmissionEventType; subject: { kind: ActivityKind; id: string }; at: Date }
  | { type: 'mail.received'; subject: { kind: 'message'; id: string }; contactId: string; at: Date }
  // The owner decides about it; the webhook hears of a submission once it is released.
  | { type: 'submission.held' | 'mail.held'; at: Date }
