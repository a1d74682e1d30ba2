import { and, asc, desc, eq, gte, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { contactOrder, contacts, isWhole } from '#server/db/schema/contacts'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { filteredBy } from '#server/queries/contacts/filtered-contacts.server'

/** Next steps due today or earlier, oldest first. */
export function stepsDue(db: Db, today: string, limit: number) {
  const { id, name, email, next_step, next_step_on } = contacts
  return db
    .select({ id, name, email, step: next_step, on: next_step_on })
    .from(contacts)
    .where(filteredBy({ due: true }, today))
    .orderBy(desc(contactOrder.soon), asc(id))
    .limit(limit)
}

/** First replies since a time, newest first. */
export function firstReplies(db: Db, since: Date, limit: number) {
  return db
    .select({ askedAt: contacts.first_asked_at, repliedAt: contacts.first_reply_at })
    .from(contacts)
    .where(and(gte(contacts.first_reply_at, since), isNotNull(contacts.first_asked_at), isWhole))
    .orderBy(desc(contacts.first_reply_at))
    .limit(limit)
}

/** The number of seats taken in a session. */
export const seatsTaken = (db: Db, startsAt: Date) =>
  db.$count(workshopLeads, and(eq(workshopLeads.session_starts_at, startsAt), isNotNull(workshopLeads.seat)))
