import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { contactOrder, contacts, isWhole } from '#server/db/schema/contacts'
import { deliveries, needsOwner } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { branchColumn } from '#server/queries/deliveries/delivery-filters.server'
import { filteredBy } from '#server/queries/contacts/filtered-contacts.server'

/** Looking at more of them says nothing new. */
const mostStuck = 10_000

/** For each whom deliveries do not get through to: how many, since when, and what was answered last. */
export function stuckBranches(db: Db) {
  const some = db
    .select({
      branch: branchColumn.as('branch'),
      first_attempted_at: deliveries.first_attempted_at,
      last_error: deliveries.last_error,
    })
    .from(deliveries)
    .where(needsOwner)
    .limit(mostStuck)
    .as('stuck')
  return db
    .select({
      name: some.branch,
      waits: sql`count(*)::integer`.mapWith(Number),
      since: sql`min(${some.first_attempted_at})`.mapWith(deliveries.first_attempted_at),
      answer: sql<
        string | null
      >`(array_agg(${some.last_error} order by ${some.first_attempted_at} desc nulls last))[1]`,
    })
    .from(some)
    .groupBy(some.branch)
}

/** Next steps for today or a day before, the oldest first. */
export function stepsDue(db: Db, today: string, limit: number) {
  const { id, name, email, next_step, next_step_on } = contacts
  return db
    .select({ id, name, email, step: next_step, on: next_step_on })
    .from(contacts)
    .where(filteredBy({ due: true }, today))
    .orderBy(desc(contactOrder.soon), asc(id))
    .limit(limit)
}

/** The first replies since a time, the newest first. */
export function firstReplies(db: Db, since: Date, limit: number) {
  return db
    .select({ askedAt: contacts.first_asked_at, repliedAt: contacts.first_reply_at })
    .from(contacts)
    .where(and(gte(contacts.first_reply_at, since), isNotNull(contacts.first_asked_at), isWhole))
    .orderBy(desc(contacts.first_reply_at))
    .limit(limit)
}

/** The seats of a session that somebody has. */
export const seatsTaken = (db: Db, startsAt: Date) =>
  db.$count(workshopLeads, and(eq(workshopLeads.session_starts_at, startsAt), isNotNull(workshopLeads.seat)))
