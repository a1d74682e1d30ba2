import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ContactFilters } from '#contracts/contact-filters'
import { contactOrder, contacts, isWhole } from '#server/db/schema/contacts'
import { officeToday } from './office-day.server.ts'

/**
 * Whom filters find. What is one of few values stands in the statement itself, and not as a parameter: the database
 * then knows for each of them how many there are.
 */
export function filteredBy(filters: ContactFilters = {}): SQL | undefined {
  const { scoreFrom, scoreTo, costFrom, since, owner } = filters
  const { waited, score, cost, soon } = contactOrder
  const hasScore = scoreFrom !== undefined || scoreTo !== undefined
  return and(
    isWhole,
    isOneOf(contacts.status, filters.status),
    isOneOf(contacts.team_size, filters.teamSize),
    filters.waiting && sql`${waited} > interval '-1000000 days'`,
    filters.due && sql`${soon} >= date '2000-01-01' - ${officeToday}`,
    filters.noNextStep && isNull(contacts.next_step),
    hasScore ? sql`${score} >= ${sql.raw(String(scoreFrom ?? 0))}` : undefined,
    scoreTo === undefined ? undefined : sql`${score} <= ${sql.raw(String(scoreTo))}`,
    costFrom === undefined ? undefined : sql`${cost} >= ${sql.raw(String(costFrom))}`,
    since === undefined
      ? undefined
      : sql`${contacts.last_activity_at} >= now() - interval '${sql.raw(String(since))} days'`,
    isOwnedBy(owner),
  )
}

function isOneOf(column: typeof contacts.status | typeof contacts.team_size, values?: readonly string[]) {
  if (!values) return undefined
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

function isOwnedBy(owner: string | undefined): SQL | undefined {
  if (owner === undefined) return undefined
  return owner === 'nobody' ? isNull(contacts.owner_id) : eq(contacts.owner_id, owner)
}
