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
 * Takes the locks that come before contacts: forms' rows and quarantined submissions, in the order in which others
 * lock them.
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
  // What they wrote in somebody else's conversation.
  addIds(
    await tx
      .delete(mailboxMessages)
      .where(inArray(mailboxMessages.address, emails))
      .returning({ id: mailboxMessages.id }),
  )
  // Their submissions are theirs even if the address now belongs to somebody else.
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
  // Tickets are valid for a minute; those for a person's data name them.
  await tx.delete(exportTickets)
  await tx.delete(contacts).where(inArray(contacts.id, contactIds))
  await tx.delete(users).where(inArray(users.email, emails))
  return ids
}

/** Includes pictures that nothing else shows, without waiting for unused pictures to expire. */
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

/** Whether a text inside JSON is one of the addresses; examines every row. */
function holds(column: PgColumn, emails: readonly string[]): SQL {
  const each = emails.map(
    (email) =>
      sql`jsonb_path_exists(${column}::jsonb, '$.** ? (@ == $email)', ${JSON.stringify({ email })}::jsonb)`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}

/** Stored responses that name deleted rows. */
const holdsId = (ids: readonly string[]) =>
  sql`exists (select 1 from jsonb_path_query(${idempotencyKeys.answer}, '$.**.id') as named where named #>> '{}' = any(${sql.param([...ids])}::text[]))`

/** What others read of somebody, or was sent to an address that is another's by now. */
export const isAbout = (ids: readonly string[]) => sql`${deliveries.subject_id} = any(${idArray(ids)})`
