import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { invitations } from '#server/db/schema/invitations'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { signUps } from '#server/db/schema/sign-ups'
import { users } from '#server/db/schema/users'
import { workshopFeedback } from '#server/db/schema/workshop-feedback'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'

/** Tables that identify their person by address. */
export const byAddress: readonly (PgTable & Record<'id' | 'email', PgColumn>)[] = [
  scorecardSubmissions,
  contactLeads,
  workshopRegistrations,
  workshopLeads,
  workshopFeedback,
  calls,
  podcastGuestApplications,
  podcastGuestResponsesRows,
  newsletterSubscribers,
  signUps,
  invitations,
]

/**
 * Returns the former addresses of corrected contacts, which earlier submissions still have. They are read from the log,
 * or from the submissions once the log is deleted. Addresses that belong to another contact or an account are excluded.
 */
export async function formerAddresses(
  db: Db | Transaction,
  contactIds: readonly string[],
): Promise<string[]> {
  const sent = byAddress.map(
    (table) => sql`select ${table.email} from ${table} where ${table.id} in (select subject_id from said)`,
  )
  const { rows } = await db.execute<{ email: string }>(sql`
    with said as materialized (
      select ${activities.subject_id} from ${activities} where ${activities.contact_id} = any(${idArray(contactIds)})
    ), known (email) as (
      select ${log.before} ->> 'email' from ${log}
      where ${log.subject_kind} = 'contact' and ${inArray(log.subject_id, [...contactIds])}
      union ${sql.join(sent, sql` union `)}
    )
    select email from known where email is not null
      and not exists (select 1 from ${contacts} where ${contacts.email} = known.email)
      and not exists (select 1 from ${users} where ${users.email} = known.email and ${users.role} is not null)`)
  return rows.map(({ email }) => email)
}
