import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { openStatuses } from '#domain/contact-status'
import type { Db } from '#server/db/connect'
import { asCount, type Count, countTo } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import { deliveries, needsOwner } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { testimonials } from '#server/db/schema/testimonials'
import { filteredBy } from '#server/queries/contacts/filtered-contacts.server'

/** Each exactly what a list of the office shows: a number leads to the rows it counts. */
const counted = (today: string) =>
  ({
    everyone: [contacts, filteredBy({}, today)],
    waiting: [contacts, filteredBy({ waiting: true }, today)],
    answered: [
      contacts,
      and(filteredBy({ status: [...openStatuses] }, today), isNull(contacts.waiting_since)),
    ],
    due: [contacts, filteredBy({ due: true }, today)],
    heldSubmissions: [quarantinedSubmissions, eq(quarantinedSubmissions.state, 'held')],
    heldMails: [deliveries, sql`${deliveries.state} = 'held'`],
    testimonials: [testimonials, eq(testimonials.is_approved, false)],
    stuck: [deliveries, needsOwner],
  }) as const satisfies Record<string, readonly [PgTable, SQL | undefined]>

type Name = keyof ReturnType<typeof counted>

/** How many there are of what somebody may have to look at, each counted to 10,000. */
export async function todayCounts(db: Db, today: string): Promise<Record<Name, Count>> {
  const asked = counted(today)
  const columns = Object.entries(asked).map(
    ([name, [table, where]]) => sql`${countTo(table, where)} as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<Name, number>>(sql`select ${sql.join(columns, sql`, `)}`)
  const found = Object.keys(asked).map((name) => [name, asCount(rows[0]?.[name as Name])] as const)
  return Object.fromEntries(found) as Record<Name, Count>
}
