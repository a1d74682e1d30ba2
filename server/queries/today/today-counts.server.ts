import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { openStatuses } from '#domain/contact-status'
import type { Db } from '#server/db/connect'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { testimonials } from '#server/db/schema/testimonials'

/** Counting on costs more than anybody gets from it. */
const countedTo = 10_000

/** A service that refuses once or twice mends itself. */
const triesBeforeTelling = 3

/** Gets no further without somebody, or has been refused so often that somebody should know. */
export const isStuck = or(
  inArray(deliveries.state, ['failed', 'uncertain']),
  and(eq(deliveries.state, 'pending'), sql`${deliveries.attempts} >= ${triesBeforeTelling}`),
)

const isOneself = isNull(contacts.merged_into)
const waits = and(isNotNull(contacts.waiting_since), isOneself)
const isAnswered = and(inArray(contacts.status, [...openStatuses]), isNull(contacts.waiting_since), isOneself)

export type TodayCount = { value: number; exact: boolean }

/** How many there are of what somebody may have to look at, each counted to 10,000; and whether anybody was answered. */
export async function todayCounts(db: Db, today: string) {
  const asked = {
    everyone: [contacts, isOneself],
    waiting: [contacts, waits],
    answered: [contacts, isAnswered],
    due: [contacts, and(lte(contacts.next_step_on, today), isOneself)],
    heldSubmissions: [quarantinedSubmissions, eq(quarantinedSubmissions.state, 'held')],
    heldMails: [deliveries, eq(deliveries.state, 'held')],
    testimonials: [testimonials, eq(testimonials.is_approved, false)],
    stuck: [deliveries, isStuck],
  } as const satisfies Record<string, readonly [PgTable, SQL | undefined]>
  const columns = Object.entries(asked).map(
    ([name, [table, where]]) =>
      sql`(select count(*)::integer from (select 1 from ${table} where ${where} limit ${countedTo + 1}) as counted) as ${sql.identifier(name)}`,
  )
  const hasReplied = sql`exists (select 1 from ${contacts} where ${contacts.first_reply_at} is not null)`
  const { rows } = await db.execute<Record<keyof typeof asked, number> & { has_replied: boolean }>(
    sql`select ${sql.join(columns, sql`, `)}, ${hasReplied} as has_replied`,
  )
  const counted = (name: keyof typeof asked): TodayCount => {
    const value = rows[0]?.[name] ?? 0
    return { value: Math.min(value, countedTo), exact: value <= countedTo }
  }
  return {
    everyone: counted('everyone'),
    waiting: counted('waiting'),
    answered: counted('answered'),
    due: counted('due'),
    heldSubmissions: counted('heldSubmissions'),
    heldMails: counted('heldMails'),
    testimonials: counted('testimonials'),
    stuck: counted('stuck'),
    hasReplied: rows[0]?.has_replied ?? false,
  }
}
