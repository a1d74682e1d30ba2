import { inArray } from 'drizzle-orm'
import type { ChangeTopic } from '#domain/change-topic'
import type { LogSubject } from '#domain/log-subject'
import type { AdminRole } from '#domain/role'
import { activities } from '#server/db/schema/activities'
import { caseStudies } from '#server/db/schema/case-studies'
import { notes } from '#server/db/schema/notes'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { replies } from '#server/db/schema/replies'
import { savedViews } from '#server/db/schema/saved-views'
import { testimonials } from '#server/db/schema/testimonials'
import { refuseEmptyStudy } from '#server/queries/case-studies/refuse-empty-study'
import { takeBackContent } from '#server/queries/content/take-back-content.server'
import { takeBackContact } from '#server/queries/contacts/take-back-contact.server'
import { takeBackContacts } from '#server/queries/contacts/undo-contacts.server'
import { takeBackDeliveries } from '#server/queries/deliveries/change-delivery.server'
import { takeBackSettings } from '#server/queries/settings/take-back-settings.server'
import type { Change } from './log.server.ts'
import type { TakeBackCall, TakenBack } from './log-entries.server.ts'
import { putBack, type TableWithId } from './put-back.server.ts'

export interface Undoing {
  /** Who may take it back, if not every editor. */
  least?: AdminRole
  /** What others show of it. */
  topics: readonly ChangeTopic[]
  /** @throws AppError conflict */
  takeBack(call: TakeBackCall): Promise<TakenBack>
}

/** What can be changed and not be taken back: why. */
interface Final {
  why: string
}

/** Rows of a table; `followedUp` as {@link putBack} has it. */
function rowsIn(
  table: TableWithId,
  topics: readonly ChangeTopic[],
  followedUp: readonly string[] = [],
): Undoing {
  return {
    topics,
    async takeBack({ tx, entries }) {
      const changes: Change[] = []
      for (const entry of entries) changes.push(await putBack(tx, { table, followedUp }, entry))
      return { changes }
    },
  }
}

/** Undoing leaves no empty case study on the site, as no other change does. */
function withoutEmptyOnes(undoing: Undoing): Undoing {
  return {
    ...undoing,
    async takeBack(call) {
      const ids = call.entries.map(({ subject_id }) => subject_id)
      const read = () => call.tx.select().from(caseStudies).where(inArray(caseStudies.id, ids))
      const before = new Map((await read()).map((study) => [study.id, study]))
      const taken = await undoing.takeBack(call)
      for (const after of await read()) refuseEmptyStudy(before.get(after.id) ?? after, after)
      return taken
    },
  }
}

/**
 * How what is logged of each kind of thing is taken back. A new kind gets its line here: rows of a table that have an
 * `id`, and of which the log has whole columns under their names, are `rowsIn(table, topics)`; whatever was logged in
 * another way has a function of its own beside its other queries, which takes a {@link TakeBackCall}, refuses with a
 * conflict where something has been changed since, and says what it changed in the way it was logged, so that it can be
 * taken back in turn. Kinds stand in the order in which their tables refer to each other.
 */
export const undoings: Readonly<Record<LogSubject, Undoing | Final>> = {
  account: { why: 'Who may do what is set at the server, so it can’t be undone here.' },
  contact: { topics: ['contacts'], takeBack: takeBackContact },
  contacts: { topics: ['contacts'], takeBack: takeBackContacts },
  'saved-view': rowsIn(savedViews, ['contacts']),
  export: { why: 'The file may have been taken along by now, so that can’t be undone.' },
  note: rowsIn(notes, ['contacts']),
  reply: rowsIn(replies, ['contacts']),
  submission: rowsIn(activities, ['contacts', 'submissions', 'testimonial-queue']),
  testimonial: rowsIn(testimonials, ['testimonials', 'testimonial-queue'], ['picture']),
  delivery: { topics: ['deliveries'], takeBack: takeBackDeliveries },
  'held-submission': rowsIn(quarantinedSubmissions, ['submissions']),
  'case-study': withoutEmptyOnes(
    rowsIn(caseStudies, ['case-studies'], ['image_url', 'image_error', 'gamma_title', 'gamma_description']),
  ),
  content: { topics: ['content'], takeBack: takeBackContent },
  setting: { least: 'owner', topics: ['settings'], takeBack: takeBackSettings },
}

/** Acts that leave the house, by the function that did them, and why nobody can take them back. */
export const finalActs: Readonly<Record<string, string>> = {
  'release-submission':
    'It was let through, and mails may have gone out. That can’t be undone. What it became is under its contact.',
  'erase-contact': 'Somebody was erased everywhere, and nothing of them was kept. That can’t be undone.',
  'ask-permission': 'The mail has left, or is about to. That can’t be undone.',
  'give-permission': 'The author has said so themselves, so that can’t be undone here.',
  'send-reply': 'A reply is taken back on the page of the person it’s for, until it’s sent.',
  'cancel-reply':
    'The reply wasn’t sent, and what it said is with whoever wrote it. Send it again from there.',
  'reply-not-sent': 'The reply was never sent, and an update of the site has corrected that.',
  'reply-sent': 'The mail has left. That can’t be undone.',
  'correct-delivery':
    'It was sent to the corrected address, and what has gone out can’t be called back. Cancel it if it still waits.',
  'replay-deliveries':
    'These were sent again, and what has gone out can’t be called back. Cancel what still waits instead.',
}
