import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'

interface Digested {
  /** The digest's, which its notices are about. */
  key: string
  kind: string
  /** None of them was written before. */
  since: Date
  limit: number
}

/** The submissions that a digest names, the newest first, as far as they are still there, and how many there are. */
export async function digestedNotices(db: Db, { key, kind, since, limit }: Digested) {
  const rows = await db
    .select({
      kind: activities.kind,
      source: activities.source,
      content: activities.content,
      sentAt: activities.created_at,
      name: contacts.name,
      email: contacts.email,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(deliveries)
    .innerJoin(
      activities,
      and(
        sql`${activities.kind} = ${deliveries.payload} ->> 'kind'`,
        sql`${activities.subject_id} = (${deliveries.payload} ->> 'subjectId')::uuid`,
      ),
    )
    .leftJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(and(eq(deliveries.kind, kind), eq(deliveries.about, key), gte(deliveries.created_at, since)))
    .orderBy(desc(activities.created_at))
    .limit(limit)
  return { rows, count: rows[0]?.count ?? 0 }
}
