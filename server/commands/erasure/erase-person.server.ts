import { and, inArray, isNotNull, or } from 'drizzle-orm'
import type { MentionDecision } from '#contracts/preview-erasure'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { users } from '#server/db/schema/users'
import { backfillDeliverySubjects } from '#server/queries/deliveries/fill-subjects.server'
import { AppError } from '#server/errors/app-error'
import { lockFound } from '#server/queries/contacts/lock-contacts.server'
import type { Change } from '#server/queries/log/log.server'
import { eraseFromLog } from './erase-log.server.ts'
import { eraseRows, lockRowsBeforeContacts } from './erase-rows.server.ts'
import { beginErasure } from './erasure-lock.server.ts'
import { findPerson, type Person, type PersonToErase } from './find-person.server.ts'
import { settleMentions } from './settle-mentions.server.ts'

interface Erased {
  /** Null for an address without a contact. */
  contactId: string | null
  emails: string[]
  /** The ids of all their rows, by which captured mail files are found. */
  ids: Set<string>
  /** The applied decisions about mentions in others' texts, for the log. */
  changes: Change[]
  /** The ids of the Zoom meetings of their requested and booked calls. */
  meetings: string[]
}

/**
 * Erases a person from every table, under all their addresses and merged contacts, and applies the decision about
 * each mention in others' data. Undefined for an unknown id. Locks in the common order: quarantined submissions, form
 * rows, account, contacts, their rows, log.
 * @throws AppError conflict for an account of the back office or a merged contact
 */
export async function erasePerson(
  tx: Transaction,
  whom: PersonToErase,
  decisions: readonly MentionDecision[],
): Promise<Erased | undefined> {
  await beginErasure(tx)
  // Contacts whose next step mentions the person are locked too.
  const nextStepContactIds = decisions.flatMap(({ kind, id }) => (kind === 'next-step' ? [id] : []))
  // `lockFound` finds the person again once everything is locked, because they may have changed before.
  const { person } = await lockFound(
    tx,
    async (within) => {
      const found = await findPerson(within, whom)
      return { person: found, contactIds: found ? [...found.contactIds, ...nextStepContactIds] : [] }
    },
    async (within, { person: seen }) => {
      if (!seen) return
      await lockRowsBeforeContacts(within, seen)
      await refuseColleague(within, seen.emails)
    },
  )
  if (!person) return undefined
  // Deliveries of an earlier version that have no subject yet must be found too.
  await backfillDeliverySubjects(tx)
  const changes = await settleMentions(tx, person, decisions)
  const meetings = await meetingsAhead(tx, person)
  const ids = await eraseRows(tx, person)
  await eraseFromLog(tx, person, ids)
  return { contactId: person.contact?.id ?? null, emails: person.emails, ids, changes, meetings }
}

async function meetingsAhead(tx: Transaction, { emails, contactIds }: Person): Promise<string[]> {
  const theirs = tx
    .select({ id: activities.subject_id })
    .from(activities)
    .where(inArray(activities.contact_id, contactIds))
  const found = await tx
    .select({ id: calls.zoom_meeting_id })
    .from(calls)
    .where(
      and(
        isNotNull(calls.zoom_meeting_id),
        inArray(calls.state, ['requested', 'booked']),
        or(inArray(calls.email, emails), inArray(calls.id, theirs)),
      ),
    )
  return found.flatMap(({ id }) => id ?? [])
}

async function refuseColleague(tx: Transaction, emails: readonly string[]): Promise<void> {
  const accounts = await tx
    .select({ role: users.role })
    .from(users)
    .where(inArray(users.email, [...emails]))
    .orderBy(users.id)
    .for('update')
  if (accounts.some(({ role }) => role !== null))
    throw new AppError('conflict', {
      userMessage: 'This person has a back office account. Remove them from the team first.',
    })
}
