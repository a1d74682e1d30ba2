import { and, asc, desc, eq, gte, isNotNull, lt, type SQL } from 'drizzle-orm'
import { openMsBetween, type ReplyPromise } from '#domain/reply-promise'
import type { Db } from '#server/db/connect'
import { contactOrder, contacts, isUnmerged } from '#server/db/schema/contacts'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { filteredBy } from '#server/queries/contacts/filtered-contacts.server'

/** Returns overdue next steps, oldest first, then those due today, at most `limit` of each. */
export async function stepsDue(db: Db, today: string, limit: number) {
  const { id, version, name, email, next_step, next_step_on } = contacts
  const those = (condition: SQL) =>
    db
      .select({ id, version, name, email, step: next_step, on: next_step_on })
      .from(contacts)
      .where(and(filteredBy({ due: true }, today), condition))
      .orderBy(desc(contactOrder.soon), asc(id))
      .limit(limit)
  return (await Promise.all([those(lt(next_step_on, today)), those(eq(next_step_on, today))])).flat()
}

const replyDays = 30
const maxReplies = 500

/** Returns how long each first reply of the last 30 days took in business hours, newest first. */
export async function firstReplies(db: Db, now: Date, promise: ReplyPromise) {
  const since = new Date(now.getTime() - replyDays * 24 * 3_600_000)
  const { id, name, email, first_asked_at, first_reply_at } = contacts
  const rows = await db
    .select({ contactId: id, name, email, askedAt: first_asked_at, repliedAt: first_reply_at })
    .from(contacts)
    .where(and(gte(first_reply_at, since), isNotNull(first_asked_at), isUnmerged))
    .orderBy(desc(first_reply_at))
    .limit(maxReplies)
  return rows.flatMap(({ contactId, name: called, email: at, askedAt, repliedAt }) =>
    askedAt === null || repliedAt === null
      ? []
      : {
          contactId,
          who: called ?? at,
          repliedAt: repliedAt.toISOString(),
          openMs: openMsBetween(askedAt, repliedAt, promise),
        },
  )
}

/** Counts the seats taken in a session. */
export const seatsTaken = (db: Db, startsAt: Date) =>
  db.$count(workshopLeads, and(eq(workshopLeads.session_starts_at, startsAt), isNotNull(workshopLeads.seat)))
