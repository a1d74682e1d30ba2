import { inArray } from 'drizzle-orm'
import type { MentionDecision } from '#contracts/preview-erasure'
import type { Transaction } from '#server/db/connect'
import { users } from '#server/db/schema/users'
import { AppError } from '#server/errors/app-error'
import { lockFound } from '#server/queries/contacts/lock-contacts.server'
import type { Change } from '#server/queries/log/log.server'
import { eraseFromLog } from './erase-log.server.ts'
import { eraseRows, lockRowsBeforeContacts } from './erase-rows.server.ts'
import { beginErasure } from './erasure-lock.server.ts'
import { findPerson, type Whom } from './find-person.server.ts'
import { settleMentions } from './settle-mentions.server.ts'

interface Erased {
  /** Null for an address that was no contact's. */
  contactId: string | null
  emails: string[]
  /** Of all that was theirs: by these, mails kept as files are found. */
  ids: Set<string>
  /** What was decided about others' words, for the log. */
  changes: Change[]
}

/**
 * Erases somebody from every table, under all the addresses they have had and those that were merged into theirs, and
 * does with each mention of them in what is others' what was decided. Undefined for the id of nobody.
 *
 * Locks in the order in which everybody else does: what was held back, the forms' rows, the account, contacts, what
 * belongs to them, the log.
 * @throws AppError conflict for somebody who has an account of the back office, or was merged into another contact
 */
export async function erasePerson(
  tx: Transaction,
  whom: Whom,
  decisions: readonly MentionDecision[],
): Promise<Erased | undefined> {
  await beginErasure(tx)
  const steps = decisions.flatMap(({ kind, id }) => (kind === 'next-step' ? [id] : []))
  const { person } = await lockFound(
    tx,
    async (within) => {
      const found = await findPerson(within, whom)
      return { person: found, contactIds: found ? [...found.contactIds, ...steps] : [] }
    },
    async (within, { person: seen }) => {
      if (!seen) return
      await lockRowsBeforeContacts(within, seen)
      await refuseColleague(within, seen.emails)
    },
  )
  if (!person) return undefined
  const changes = await settleMentions(tx, person, decisions)
  const ids = await eraseRows(tx, person)
  await eraseFromLog(tx, person, ids)
  return { contactId: person.contact?.id ?? null, emails: person.emails, ids, changes }
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
      userMessage: 'They have an account of the back office. Take its role away first.',
    })
}
