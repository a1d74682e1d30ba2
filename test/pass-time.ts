import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'

/** Moves everything in the deliveries table `minutes` into the past, because the database's clock cannot be set. */
export async function passTime({ db }: Pick<Database, 'db'>, minutes: number): Promise<void> {
  const earlier = (column: string) =>
    sql`${sql.identifier(column)} = ${sql.identifier(column)} - ${minutes} * interval '1 minute'`
  const times = [
    'created_at',
    'next_attempt_at',
    'lease_until',
    'first_attempted_at',
    'expires_at',
    'delivered_at',
    'released_at',
  ]
  await db.execute(sql`
    update ${deliveries} set ${sql.join(times.map(earlier), sql`, `)},
      sent_at = array(select at - ${minutes} * interval '1 minute' from unnest(sent_at) as at)`)
}
