import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { activities } from '#server/db/schema/activities'
import { auditIntakes } from '#server/db/schema/audit-intakes'
import { caseStudies } from '#server/db/schema/case-studies'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { exportTickets } from '#server/db/schema/export-tickets'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { notes } from '#server/db/schema/notes'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { pictures } from '#server/db/schema/pictures'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { replies } from '#server/db/schema/replies'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { testimonials } from '#server/db/schema/testimonials'
import { users } from '#server/db/schema/users'
import { byAddress } from '#server/queries/contacts/former-addresses.server'
import type { Person } from './find-person.server.ts'

const byContact = [activities, notes, replies, mailboxMessages] as const

/**
 * Takes the locks that come before contacts: quarantined submissions and form rows, in the order in which other
 * transactions lock them.
 */
export async function lockRowsBeforeContacts(tx: Transaction, { contactIds, emails }: Person): Promise<void> {
  const theirSubmissionIds = sql`(select ${activities.subject_id} from ${activities} where ${inArray(activities.contact_id, contactIds)})`
  const lock = (table: PgTable & { id: PgColumn }, where: SQL | undefined) =>
    tx.execute(sql`select from ${table} where ${where} order by ${table.id} for update`)
  await lock(quarantinedSubmissions, holds(quarantinedSubmissions.calls, emails))
  for (const table of byAddress)
    await lock(table, or(inArray(table.email, emails), sql`${table.id} in ${theirSubmissionIds}`))
  for (const table of [auditIntakes, scoreFeedback, testimonials])
    await lock(table, sql`${table.id} in ${theirSubmissionIds}`)
}

/**
 * Deletes a person's rows in every table with personal data. Returns their ids, by which the log and captured mail
 * files are found.
 */
export async function eraseRows(tx: Transaction, { contactIds, emails }: Person): Promise<Set<string>> {
  const ids = new Set(contactIds)
  const addIds = (rows: readonly { id: unknown }[]) => rows.forEach(({ id }) => ids.add(String(id)))
  const subjectIds = () => [...ids]
  for (const table of byContact) {
    const deleted = await tx
      .delete(table)
      .where(inArray(table.contact_id, contactIds))
      .returning({ id: table.id, ...(table === activities && { subject: activities.subject_id }) })
    addIds(deleted)
    addIds(deleted.flatMap(({ subject }) => (subject === undefined ? [] : [{ id: subject }])))
  }
  // Messages that they wrote in another contact's conversation.
  addIds(
    await tx
      .delete(mailboxMessages)
      .where(inArray(mailboxMessages.address, emails))
      .returning({ id: mailboxMessages.id }),
  )
  // Submissions that belong to their contact are deleted even if they have another address.
  for (const table of byAddress)
    addIds(
      await tx
        .delete(table)
        .where(or(inArray(table.email, emails), inArray(table.id, subjectIds())))
        .returning({ id: table.id }),
    )
  // Rows without an address, identified by their activity.
  addIds(
    await tx
      .delete(auditIntakes)
      .where(inArray(auditIntakes.id, subjectIds()))
      .returning({ id: auditIntakes.id }),
  )
  addIds(
    await tx
      .delete(scoreFeedback)
      .where(or(inArray(scoreFeedback.id, subjectIds()), inArray(scoreFeedback.submission_id, subjectIds())))
      .returning({ id: scoreFeedback.id }),
  )
  addIds(
    await eraseTestimonials(
      tx,
      or(inArray(testimonials.id, subjectIds()), inArray(testimonials.workshop_feedback_id, subjectIds())),
    ),
  )
  addIds(
    await tx
      .delete(activities)
      .where(and(isNull(activities.contact_id), inArray(activities.subject_id, subjectIds())))
      .returning({ id: activities.id }),
  )
  addIds(
    await tx
      .delete(quarantinedSubmissions)
      .where(holds(quarantinedSubmissions.calls, emails))
      .returning({ id: quarantinedSubmissions.id }),
  )
  addIds(
    await tx
      .delete(deliveries)
      .where(
        or(
          inArray(deliveries.recipient, emails),
          inArray(deliveries.contact_id, contactIds),
          isAbout(subjectIds()),
        ),
      )
      .returning({ id: deliveries.id }),
  )
  await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.subject_id, subjectIds()))
  await tx
    .delete(idempotencyKeys)
    .where(
      or(
        inArray(idempotencyKeys.key, subjectIds()),
        holds(idempotencyKeys.answer, emails),
        holdsId(subjectIds()),
      ),
    )
  // A ticket may name the person. All are deleted, because they are valid for only a minute.
  await tx.delete(exportTickets)
  await tx.delete(contacts).where(inArray(contacts.id, contactIds))
  await tx.delete(users).where(inArray(users.email, emails))
  return ids
}

/** Deletes testimonials, and at once their pictures that nothing else shows, which would otherwise expire later. */
export async function eraseTestimonials(tx: Transaction, where: SQL | undefined): Promise<{ id: string }[]> {
  const deleted = await tx
    .delete(testimonials)
    .where(where)
    .returning({ id: testimonials.id, picture: testimonials.picture })
  const shown = deleted.flatMap(({ picture }) => (picture === null ? [] : [picture]))
  if (shown.length > 0) {
    const address = sql`'/pictures/' || ${pictures.hash} || '.webp'`
    await tx
      .delete(pictures)
      .where(
        and(
          inArray(address, shown),
          sql`not exists (select 1 from ${testimonials} where ${testimonials.picture} = ${address})`,
          sql`not exists (select 1 from ${caseStudies} where ${address} in (${caseStudies.image_url}, ${caseStudies.client_logo_url}))`,
        ),
      )
  }
  return deleted
}

/** Whether a string inside JSON equals one of the addresses. It uses no index. */
function holds(column: PgColumn, emails: readonly string[]): SQL {
  const each = emails.map(
    (email) =>
      sql`jsonb_path_exists(${column}::jsonb, '$.** ? (@ == $email)', ${JSON.stringify({ email })}::jsonb)`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}

/** Whether a stored response contains the id of a deleted row. */
const holdsId = (ids: readonly string[]) =>
  sql`exists (select 1 from jsonb_path_query(${idempotencyKeys.answer}, '$.**.id') as named where named #>> '{}' = any(${sql.param([...ids])}::text[]))`

/** Whether a delivery is about one of these rows, also if its recipient is the owner or somebody else. */
export const isAbout = (ids: readonly string[]) => sql`${deliveries.subject_id} = any(${idArray(ids)})`
