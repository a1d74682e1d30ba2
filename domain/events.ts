import type { ActivityKind, SubmissionEventType } from './forms.ts'

/**
 * Something that happened, without anybody's words. Its consequences are written in the transaction that causes it. A
 * submission's event type comes from its form's record, and webhooks carry it.
 */
export type DomainEvent =
  | { type: SubmissionEventType; subject: { kind: ActivityKind; id: string }; at: Date }
  | { type: 'mail.received'; subject: { kind: 'message'; id: string }; contactId: string; at: Date }
  // Quarantined or held until the owner decides; a webhook gets a submission only once it is released.
  | { type: 'submission.held' | 'mail.held'; at: Date }
