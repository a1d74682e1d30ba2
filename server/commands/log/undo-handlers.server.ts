import { inArray } from 'drizzle-orm'
import type { ChangeTopic } from '#domain/change-topic'
import type { LogSubject } from '#domain/log-subject'
import type { AdminRole } from '#domain/role'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { caseStudies } from '#server/db/schema/case-studies'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { notes } from '#server/db/schema/notes'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { replies } from '#server/db/schema/replies'
import { replyTemplates } from '#server/db/schema/reply-templates'
import { savedViews } from '#server/db/schema/saved-views'
import { testimonials } from '#server/db/schema/testimonials'
import { refuseEmptyStudy } from '#server/queries/case-studies/refuse-empty-study'
import { undoContentChange } from '#server/queries/content/undo-content-change.server'
import { undoContactChange } from '#server/commands/contacts/undo-contact-change.server'
import { undoBulkChange } from '#server/commands/contacts/undo-contacts.server'
import { moveDeliveriesWithEntries } from '#server/commands/deliveries/move-deliveries-with-entries.server'
import { undoDeliveryChanges } from '#server/commands/deliveries/change-delivery.server'
import { undoSettingChanges } from '#server/queries/settings/undo-setting-changes.server'
import type { Change } from '#server/queries/log/log.server'
import type { UndoCall, UndoResult } from '#server/queries/log/log-entries.server'
import { restoreRows, type TableWithId } from './restore-rows.server.ts'

export interface UndoHandler {
  /** The least role that may undo it. Default: editor. */
  minRole?: AdminRole
  /** The change topics that the undo announces. */
  topics: readonly ChangeTopic[]
  /** @throws AppError conflict */
  revert(call: UndoCall): Promise<UndoResult>
}

/** Why a change cannot be undone. */
interface Final {
  why: string
}

/** Creates the undo handler of a table. The site itself updates the `followedUp` columns, which cause no conflict. */
function rowsIn(
  table: TableWithId,
  topics: readonly ChangeTopic[],
  followedUp: readonly string[] = [],
): UndoHandler {
  return {
    topics,
    async revert({ tx, entries }) {
      const changes: Change[] = []
      for (const entry of entries) changes.push(await restoreRows(tx, { table, followedUp }, entry))
      return { changes }
    },
  }
}

/** Refuses an undo that would leave a published case study empty. */
function refusingEmptyStudies(undoing: UndoHandler): UndoHandler {
  return {
    ...undoing,
    async revert(call) {
      const ids = call.entries.map(({ subject_id }) => subject_id)
      const read = () => call.tx.select().from(caseStudies).where(inArray(caseStudies.id, ids))
      const before = new Map((await read()).map((study) => [study.id, study]))
      const reverted = await undoing.revert(call)
      for (const after of await read()) refuseEmptyStudy(before.get(after.id) ?? after, after)
      return reverted
    },
  }
}

/** Moves the deliveries of a submission back to the contact that the submission belongs to after the undo. */
function withDeliveries(undoing: UndoHandler): UndoHandler {
  return {
    ...undoing,
    async revert(call) {
      const reverted = await undoing.revert(call)
      await moveDeliveriesWithEntries(
        call.tx,
        call.entries.map(({ subject_id }) => subject_id),
      )
      return reverted
    },
  }
}

/**
 * How to undo each kind of subject in the log. A new kind needs a line here: tables with an `id` whose columns are
 * logged by name use `rowsIn(table, topics)`; anything else has a function beside its queries that takes a {@link
 * UndoCall}, throws a conflict for later changes, and returns its own changes for the log, so that the undo can
 * be undone. Kinds are in the order in which their tables reference each other.
 */
export const undoHandlers: Readonly<Record<LogSubject, UndoHandler | Final>> = {
  account: { why: 'Who may do what is set under Settings, Team, so it can’t be undone here.' },
  contact: { topics: ['contacts'], revert: undoContactChange },
  contacts: { topics: ['contacts'], revert: undoBulkChange },
  'saved-view': rowsIn(savedViews, ['contacts']),
  template: rowsIn(replyTemplates, ['contacts']),
  export: { why: 'The file may have been taken along by now, so that can’t be undone.' },
  invitation: { why: 'An invitation is revoked or sent again under Settings, Team.' },
  calendar: {
    why: 'Its address isn’t in the log: connect or disconnect the calendar under Calls, Availability.',
  },
  call: rowsIn(calls, ['calls', 'contacts']),
  note: rowsIn(notes, ['contacts']),
  reply: rowsIn(replies, ['contacts']),
  message: withDeliveries(rowsIn(mailboxMessages, ['contacts'])),
  submission: withDeliveries(rowsIn(activities, ['contacts', 'submissions', 'testimonial-queue'])),
  testimonial: rowsIn(testimonials, ['testimonials', 'testimonial-queue'], ['picture']),
  delivery: { topics: ['deliveries'], revert: undoDeliveryChanges },
  'held-submission': rowsIn(quarantinedSubmissions, ['submissions']),
  'case-study': refusingEmptyStudies(
    rowsIn(caseStudies, ['case-studies'], ['image_url', 'image_error', 'gamma_title', 'gamma_description']),
  ),
  content: { topics: ['content'], revert: undoContentChange },
  setting: { minRole: 'owner', topics: ['settings'], revert: undoSettingChanges },
}

/** Actions with effects outside of the site, by function, and why they cannot be undone. */
export const finalActions: Readonly<Record<string, string>> = {
  'release-submission':
    'It was released, and emails may have been sent. That can’t be undone. What it became is under its contact.',
  'confirm-call':
    'The visitor has their invitation, or is about to get it. Cancel the call under Calls instead.',
  'confirm-call-by-link':
    'The visitor has their invitation, or is about to get it. Cancel the call under Calls instead.',
  'reschedule-call':
    'The visitor has been told the new time, or is about to be. Move the call again under Calls instead.',
  'decline-call': 'The visitor has been told, or is about to be. That can’t be undone.',
  'erase-contact': 'Somebody was erased everywhere, and nothing of them was kept. That can’t be undone.',
  'ask-permission': 'The mail has left, or is about to. That can’t be undone.',
  'renew-call-feed':
    'An address that was renewed can’t come back. Make another one under Calls, Availability.',
  'create-intake-link': 'The link was handed over, and stays valid for 30 days.',
  'give-permission': 'The author has said so themselves, so that can’t be undone here.',
  'send-reply': 'A reply can be undone on the page of the person it’s for, until it’s sent.',
  'cancel-reply': 'The reply wasn’t sent. Its author has the text and can send it again.',
  'reply-not-sent': 'The reply was never sent, and an update of the site has corrected that.',
  'reply-sent': 'The mail has left. That can’t be undone.',
  'correct-address':
    'What waited was sent to the corrected address, and sent emails can’t be recalled. Change the address under Contact details.',
  'correct-delivery':
    'It was sent to the corrected address, and a sent email can’t be recalled. Cancel it if it still waits.',
  'replay-deliveries':
    'These were sent again, and sent emails can’t be recalled. Cancel what still waits instead.',
}
