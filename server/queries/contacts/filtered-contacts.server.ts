import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { ContactFilters } from '#contracts/contact-filters'
import { answerPartsOf } from '#domain/answer-key'
import { contactsWithMovedCall } from '#server/queries/calls/call-moves.server'
import { contactOrder, contacts, contactSource, isUnmerged } from '#server/db/schema/contacts'
import { isOneOf } from './search-counts.server.ts'
import {
  contactsAtWorkshop,
  contactsOfNewsletter,
  contactsToPublish,
  contactsWhoAnswered,
  contactsWhoSent,
} from './senders.server.ts'

/**
 * Returns the condition for contacts that match filters. Values from a short list are literals in the statement, so
 * that the planner knows how frequent each is.
 * @param today today's date in the office's time zone, `2026-11-22`
 */
export function filteredBy(filters: ContactFilters = {}, today: string): SQL | undefined {
  const { scoreFrom, scoreTo, costFrom, since, owner, form, answer, source, newsletter, workshop } = filters
  const { score, cost } = contactOrder
  const hasScore = scoreFrom !== undefined || scoreTo !== undefined
  return and(
    isUnmerged,
    isAnyOf(contacts.status, filters.status),
    isAnyOf(contacts.team_size, filters.teamSize),
    filters.waiting && isNotNull(contacts.waiting_since),
    filters.due && sql`${contacts.next_step_on} <= date '${sql.raw(today)}'`,
    filters.noNextStep && isNull(contacts.next_step),
    filters.movedCall && inArray(contacts.id, contactsWithMovedCall()),
    hasScore ? sql`${score} >= ${sql.raw(String(scoreFrom ?? 0))}` : undefined,
    scoreTo === undefined ? undefined : sql`${score} <= ${sql.raw(String(scoreTo))}`,
    costFrom === undefined ? undefined : sql`${cost} >= ${sql.raw(String(costFrom))}`,
    since === undefined
      ? undefined
      : sql`${contacts.last_activity_at} >= now() - interval '${sql.raw(String(since))} days'`,
    isOwnedBy(owner),
    source && inArray(contactSource, source),
    form && inArray(contacts.id, contactsWhoSent(form)),
    ...byForm(answer).map((answers) => inArray(contacts.id, contactsWhoAnswered(answers))),
    newsletter && inArray(contacts.id, contactsOfNewsletter(newsletter)),
    filters.mayPublish && isOneOf(contactsToPublish()),
    workshop === undefined ? undefined : isOneOf(contactsAtWorkshop(workshop)),
  )
}

function isAnyOf(column: typeof contacts.status | typeof contacts.team_size, values?: readonly string[]) {
  if (!values) return undefined
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}

function isOwnedBy(owner: string | undefined): SQL | undefined {
  if (owner === undefined) return undefined
  return owner === 'nobody' ? isNull(contacts.owner_id) : eq(contacts.owner_id, owner)
}

const byForm = (answers: readonly string[] = []) =>
  Object.values(Object.groupBy(answers, (key) => answerPartsOf(key)?.kind ?? '')).filter(
    (keys) => keys !== undefined,
  )
