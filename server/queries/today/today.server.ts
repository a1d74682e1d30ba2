import { and, asc, desc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { activityKinds } from '#domain/activity'
import { asksForReply } from '#domain/asks'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { isStuck } from './today-counts.server.ts'

const { id, name, email, company, score, yearly_cost, team_size, waiting_since } = contacts
const person = { id, name, email, company, score, yearly_cost, team_size, waiting_since }

/** What can set a clock going. */
const asking = activityKinds.filter((kind) => asksForReply(kind, null))

/** Whoever waits longest first, with the last thing they asked. */
export function waitingLongest(db: Db, limit: number) {
  const asked = db
    .select({
      kind: activities.kind,
      source: activities.source,
      at: sql`${activities.created_at}`.mapWith(activities.created_at).as('asked_at'),
    })
    .from(activities)
    .where(
      and(
        eq(activities.contact_id, contacts.id),
        sql`${activities.kind} in (${sql.raw(asking.map((kind) => `'${kind}'`).join(', '))})`,
      ),
    )
    .orderBy(desc(activities.created_at))
    .limit(1)
    .as('asked')
  return db
    .select({ ...person, asked: { kind: asked.kind, source: asked.source, at: asked.at } })
    .from(contacts)
    .leftJoinLateral(asked, sql`true`)
    .where(and(isNotNull(waiting_since), isNull(contacts.merged_into)))
    .orderBy(asc(waiting_since), asc(id))
    .limit(limit)
}

/** Looking at more of them says nothing new. */
const mostStuck = 10_000

/** Of each kind of delivery that does not get through: how many, since when, and what was answered last. */
export function stuckKinds(db: Db) {
  const some = db
    .select({
      kind: deliveries.kind,
      first_attempted_at: deliveries.first_attempted_at,
      last_error: deliveries.last_error,
    })
    .from(deliveries)
    .where(isStuck)
    .limit(mostStuck)
    .as('stuck')
  return db
    .select({
      kind: some.kind,
      waits: sql`count(*)::integer`.mapWith(Number),
      since: sql`min(${some.first_attempted_at})`.mapWith(deliveries.first_attempted_at),
      answer: sql<
        string | null
      >`(array_agg(${some.last_error} order by ${some.first_attempted_at} desc nulls last))[1]`,
    })
    .from(some)
    .groupBy(some.kind)
}

/** Next steps for `today` or a day before, the oldest first. */
export function stepsDue(db: Db, today: string, limit: number) {
  return db
    .select({ id, name, email, step: contacts.next_step, on: contacts.next_step_on })
    .from(contacts)
    .where(and(lte(contacts.next_step_on, today), isNull(contacts.merged_into)))
    .orderBy(asc(contacts.next_step_on), asc(id))
    .limit(limit)
}

/** The first replies since a time, the newest first. */
export function firstReplies(db: Db, since: Date, limit: number) {
  return db
    .select({ askedAt: contacts.first_asked_at, repliedAt: contacts.first_reply_at })
    .from(contacts)
    .where(
      and(
        gte(contacts.first_reply_at, since),
        isNotNull(contacts.first_asked_at),
        isNull(contacts.merged_into),
      ),
    )
    .orderBy(desc(contacts.first_reply_at))
    .limit(limit)
}

/** The seats of a session that somebody has. */
export const seatsTaken = (db: Db, startsAt: Date) =>
  db.$count(workshopLeads, and(eq(workshopLeads.session_starts_at, startsAt), isNotNull(workshopLeads.seat)))
