import { sql } from 'drizzle-orm'
import { clockSkewIn } from '#domain/clock-skew'
import type { Db } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'

/** Returns by how many seconds the worst process clock is ahead, negative if behind; null if all are right. */
export async function worstClockSkew(db: Db): Promise<number | null> {
  // The embedded database runs in the only process and has its clock.
  if (isEmbedded(db)) return null
  const { rows } = await db.execute<{ name: string }>(sql`
    select application_name as name from pg_stat_activity
    where datname = current_database() and application_name like 'site pulse%'`)
  const skews = rows.flatMap(({ name }) => clockSkewIn(name) ?? [])
  return skews.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? null
}
