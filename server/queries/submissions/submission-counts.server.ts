import { sql } from 'drizzle-orm'
import type { SubmissionCounts } from '#contracts/get-submission-counts'
import type { Db, Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'

const mostCounted = 10_000

/** How many are in each list, each counted to 10,000, in one statement. */
export async function submissionCounts(db: Db | Transaction): Promise<SubmissionCounts> {
  const inState = (state: string) => sql`${quarantinedSubmissions} where state = ${sql.raw(`'${state}'`)}`
  const lists = {
    received: sql`${activities}`,
    held: inState('held'),
    rejected: inState('rejected'),
    released: inState('released'),
    without_address: sql`${activities} where contact_id is null`,
    waiting_for_release: sql`${deliveries} where state = 'held'`,
  } as const satisfies Record<keyof SubmissionCounts, unknown>
  const columns = Object.entries(lists).map(
    ([name, from]) =>
      sql`(select count(*)::int from (select from ${from} limit ${sql.raw(String(mostCounted + 1))}) as each) as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<keyof SubmissionCounts, number>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  )
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, count]) => [
      name,
      { value: Math.min(count, mostCounted), exact: count <= mostCounted },
    ]),
  ) as SubmissionCounts
}
