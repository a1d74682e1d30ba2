import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'

interface Digested {
  /** The digest's key, which its notices refer to. */
  key: string
  kind: string
  /** The creation time of the oldest notice in the digest. */
  since: Date
  limit: number
}

/** Returns the submissions of a digest that still exist, newest first, and their total number. */
export async function digestedNotices(db: Db, { key, kind, since, limit }: Digested) {
  const rows = await db
    .select({
      kind: activities.kind,
      source: activities.source,
      content: activities.content,
      answers_by: activities.answers_by,
      sentAt: activities.created_at,
      name: contacts.name,
      email: contacts.email,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(deliveries)
    .innerJoin(
      activities,
      and(
        eq(sql`${activities.kind}`, deliveries.subject_kind),
        eq(activities.subject_id, deliveries.subject_id),
      ),
    )
    .leftJoin(contacts, eq(contacts.id, activities.contact_id))
    .where(and(eq(deliveries.kind, kind), eq(deliveries.about, key), gte(deliveries.created_at, since)))
    .orderBy(desc(activities.created_at))
    .limit(limit)
  return { rows, count: rows[0]?.count ?? 0 }
}
