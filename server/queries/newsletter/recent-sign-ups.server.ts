import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { OutputOf } from '#contracts/contract'
import type { listSubscribers } from '#contracts/list-subscribers'
import { unconfirmedDays } from '#domain/newsletter'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { attributionOf } from '#server/queries/contacts/attribution.server'

const maxCounted = 1_000

type Recent = OutputOf<typeof listSubscribers>['recent']

/** Counts the newest sign-ups, the confirmed ones among them, and their sources. */
export async function recentSignUps(db: Db): Promise<Recent> {
  const { id, state, created_at } = newsletterSubscribers
  const rows = await db
    .select({ state, touch: activities.last_touch })
    .from(newsletterSubscribers)
    .leftJoin(activities, and(eq(activities.kind, 'newsletter'), eq(activities.subject_id, id)))
    .where(gt(created_at, sql`now() - make_interval(days => ${unconfirmedDays})`))
    .orderBy(desc(created_at), desc(id))
    .limit(maxCounted + 1)
  const counted = rows.slice(0, maxCounted)
  const sources = new Map<string | null, { source: string | null; signUps: number; confirmed: number }>()
  for (const { state: now, touch } of counted) {
    const source = attributionOf(touch, null)
    const sum = sources.get(source) ?? { source, signUps: 0, confirmed: 0 }
    sum.signUps += 1
    if (now !== 'pending') sum.confirmed += 1
    sources.set(source, sum)
  }
  return {
    signUps: counted.length,
    confirmed: counted.filter((row) => row.state !== 'pending').length,
    isPart: rows.length > maxCounted,
    sources: [...sources.values()].toSorted((one, other) => other.signUps - one.signUps),
  }
}
