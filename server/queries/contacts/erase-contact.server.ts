import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { auditIntakes } from '#server/db/schema/audit-intakes'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { log } from '#server/db/schema/log'
import { notes } from '#server/db/schema/notes'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { replies } from '#server/db/schema/replies'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { testimonials } from '#server/db/schema/testimonials'
import { users } from '#server/db/schema/users'
import { AppError } from '#server/errors/app-error'
import { mergedMeanwhile } from './change-contact.server.ts'
import type { ContactGroups } from './changed-contacts.ts'
import { byAddress, formerAddresses } from './former-addresses.server.ts'

const byContact = [activities, notes, replies] as const

/**
 * Erases somebody from every table, under all the addresses they have had and those that were merged into theirs.
 * Returns those, and the ids of all that was theirs, by which mails kept as files are found.
 * @throws AppError conflict for whoever has an account of the back office, or was merged into another contact
 */
export async function eraseContact(
  tx: Transaction,
  contactId: string,
): Promise<{ emails: string[]; ids: Set<string> }> {
  const theirs = (where: SQL) =>
    tx
      .select({ id: contacts.id, email: contacts.email, mergedInto: contacts.merged_into })
      .from(contacts)
      .where(where)
      .orderBy(contacts.id)
      .for('update')
  const [asked] = await theirs(eq(contacts.id, contactId))
  if (!asked) return { emails: [], ids: new Set() }
  if (asked.mergedInto !== null) throw mergedMeanwhile()
  const all = [asked, ...(await theirs(eq(contacts.merged_into, contactId)))]
  const contactIds = all.map(({ id }) => id)
  const emails = [...all.map(({ email }) => email), ...(await formerAddresses(tx, contactIds))]
  await eraseAccount(tx, emails)

  const ids = new Set(contactIds)
  const note = (rows: readonly { id: unknown }[]) => rows.forEach(({ id }) => ids.add(String(id)))
  for (const table of byContact) {
    const gone = await tx
      .delete(table)
      .where(inArray(table.contact_id, contactIds))
      .returning({ id: table.id, ...(table === activities && { subject: activities.subject_id }) })
    note(gone)
    note(gone.flatMap(({ subject }) => (subject === undefined ? [] : [{ id: subject }])))
  }
  const said = () => [...ids]
  // What they sent is theirs even where its address is somebody else's by now.
  for (const table of byAddress)
    note(
      await tx
        .delete(table)
        .where(or(inArray(table.email, emails), inArray(table.id, said())))
        .returning({ id: table.id }),
    )
  // What has no address of its own, and is theirs by what it was said with.
  note(
    await tx.delete(auditIntakes).where(inArray(auditIntakes.id, said())).returning({ id: auditIntakes.id }),
  )
  note(
    await tx
      .delete(scoreFeedback)
      .where(or(inArray(scoreFeedback.id, said()), inArray(scoreFeedback.submission_id, said())))
      .returning({ id: scoreFeedback.id }),
  )
  note(
    await tx
      .delete(testimonials)
      .where(or(inArray(testimonials.id, said()), inArray(testimonials.workshop_feedback_id, said())))
      .returning({ id: testimonials.id }),
  )
  note(
    await tx
      .delete(activities)
      .where(and(isNull(activities.contact_id), inArray(activities.subject_id, said())))
      .returning({ id: activities.id }),
  )
  note(
    await tx
      .delete(quarantinedSubmissions)
      .where(holds(quarantinedSubmissions.calls, emails))
      .returning({ id: quarantinedSubmissions.id }),
  )
  note(
    await tx
      .delete(deliveries)
      .where(or(inArray(deliveries.recipient, emails), isAbout(said())))
      .returning({ id: deliveries.id }),
  )
  await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.subject_id, said()))
  await tx
    .delete(idempotencyKeys)
    .where(or(inArray(idempotencyKeys.key, said()), holds(idempotencyKeys.answer, emails), holdsId(said())))
  await tx.delete(contacts).where(inArray(contacts.id, contactIds))
  await tx
    .update(log)
    .set({ before: null, after: null })
    .where(or(inArray(log.subject_id, said()), holds(log.before, emails), holds(log.after, emails)))
  await eraseFromGroups(tx, contactIds)
  return { emails, ids }
}

/** What the log says of many at once names each of them: whoever is erased is named no more, and the others stay. */
async function eraseFromGroups(tx: Transaction, contactIds: readonly string[]): Promise<void> {
  const names = sql.join(
    contactIds.map(
      (id) => sql`(${log.before}::text like ${`%${id}%`} or ${log.after}::text like ${`%${id}%`})`,
    ),
    sql` or `,
  )
  const rows = await tx
    .select({ id: log.id, before: log.before, after: log.after })
    .from(log)
    .where(and(eq(log.subject_kind, 'contacts'), sql`(${names})`))
  const gone = new Set(contactIds)
  for (const { id, before, after } of rows)
    await tx
      .update(log)
      .set({ before: withoutThem(before, gone), after: withoutThem(after, gone) })
      .where(eq(log.id, id))
}

function withoutThem(said: object | null, gone: ReadonlySet<string>): object | null {
  if (said === null) return null
  const { groups, ...rest } = said as ContactGroups
  const left = groups
    .map(({ ids, columns }) => ({ ids: ids.filter((id) => !gone.has(id)), columns }))
    .filter(({ ids }) => ids.length > 0)
  return left.length === 0 ? null : { groups: left, ...rest }
}

/** Where a text among all that JSON holds is one of the addresses; looked for in every row. */
function holds(column: PgColumn, emails: readonly string[]): SQL {
  const each = emails.map(
    (email) =>
      sql`jsonb_path_exists(${column}::jsonb, '$.** ? (@ == $email)', ${JSON.stringify({ email })}::jsonb)`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}

/** Answers that name what is gone. */
const holdsId = (ids: readonly string[]) =>
  sql`exists (select 1 from jsonb_path_query(${idempotencyKeys.answer}, '$.**.id') as named where named #>> '{}' in ${ids})`

/** What is told of somebody to others, or was to an address that is another's by now: its key holds the id of what it speaks of. */
const isAbout = (ids: readonly string[]) =>
  sql`substring(${deliveries.dedupe_key} from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}') in ${ids}`

async function eraseAccount(tx: Transaction, emails: readonly string[]): Promise<void> {
  const theirs = inArray(users.email, [...emails])
  const accounts = await tx.select({ role: users.role }).from(users).where(theirs).for('update')
  if (accounts.some(({ role }) => role !== null))
    throw new AppError('conflict', {
      userMessage: 'They have an account of the back office. Take its role away first.',
    })
  if (accounts.length > 0) await tx.delete(users).where(theirs)
}
