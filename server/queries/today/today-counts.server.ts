import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { openStatuses } from '#domain/contact-status'
import type { Db } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { deliveries, needsOwner } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { testimonials } from '#server/db/schema/testimonials'
import { filteredBy } from '#server/queries/contacts/filtered-contacts.server'

/** Counting on costs more than anybody gets from it. */
const countedTo = 10_000

interface TodayCount {
  value: number
  exact: boolean
}

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
export async function todayCounts(db: Db, today: string): Promise<Record<Name, TodayCount>> {
  const asked = counted(today)
  const columns = Object.entries(asked).map(
    ([name, [table, where]]) =>
      sql`(select count(*)::integer from (select 1 from ${table} where ${where} limit ${countedTo + 1}) as counted) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<Name, number>>(sql`select ${sql.join(columns, sql`, `)}`)
  const found = Object.keys(asked).map((name) => {
    const value = rows[0]?.[name as Name] ?? 0
    return [name, { value: Math.min(value, countedTo), exact: value <= countedTo }] as const
  })
  return Object.fromEntries(found) as Record<Name, TodayCount>
}
