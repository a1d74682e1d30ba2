import { inArray, isNotNull, and, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { users } from '#server/db/schema/users'
import { byAddress } from '#server/queries/contacts/former-addresses.server'
import type { Person } from './find-person.server.ts'

/** Counts a person's submissions, the notes, replies and messages of their contacts, and their deliveries. */
export async function countsOfPerson(
  db: Db,
  { contactIds, emails }: Person,
): Promise<{ forms: number; written: number; deliveries: number }> {
  const sent = byAddress.map(
    (table) => sql`select ${table.id} from ${table} where ${inArray(table.email, emails)}`,
  )
  const forms = sql`
    select ${activities.subject_id} as id from ${activities} where ${inArray(activities.contact_id, contactIds)}
    union ${sql.join(sent, sql` union `)}`
  const { rows } = await db.execute<{ forms: number; written: number; deliveries: number }>(sql`
    select (select count(*)::int from (${forms}) as each) as forms,
      (select count(*)::int from ${notes} where ${inArray(notes.contact_id, contactIds)})
        + (select count(*)::int from ${replies} where ${inArray(replies.contact_id, contactIds)})
        + (select count(*)::int from ${mailboxMessages} where ${or(inArray(mailboxMessages.contact_id, contactIds), inArray(mailboxMessages.address, emails))}) as written,
      (select count(*)::int from ${deliveries} where ${or(inArray(deliveries.recipient, emails), inArray(deliveries.contact_id, contactIds))}) as deliveries`)
  const [counts] = rows
  return counts ?? { forms: 0, written: 0, deliveries: 0 }
}

/** Whether one of the addresses belongs to an account of the back office. */
export async function isColleague(db: Db, emails: readonly string[]): Promise<boolean> {
  return (await db.$count(users, and(inArray(users.email, [...emails]), isNotNull(users.role)))) > 0
}
