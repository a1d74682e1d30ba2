import { isNull, sql } from 'drizzle-orm'
import type { SubmissionCounts } from '#contracts/get-submission-counts'
import type { Db, Transaction } from '#server/db/connect'
import { asCount, countTo } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'

/** How many are in each list, each counted to 10,000, in one statement. */
export async function submissionCounts(db: Db | Transaction): Promise<SubmissionCounts> {
  const inState = (state: string) =>
    countTo(quarantinedSubmissions, sql`${quarantinedSubmissions.state} = ${sql.raw(`'${state}'`)}`)
  const lists = {
    received: countTo(activities, undefined),
    held: inState('held'),
    rejected: inState('rejected'),
    released: inState('released'),
    without_address: countTo(activities, isNull(activities.contact_id)),
    waiting_for_release: countTo(deliveries, sql`${deliveries.state} = 'held'`),
  } as const satisfies Record<keyof SubmissionCounts, unknown>
  const columns = Object.entries(lists).map(([name, count]) => sql`${count} as ${sql.identifier(name)}`)
  const { rows } = await db.execute<Record<keyof SubmissionCounts, number>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  )
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, count]) => [name, asCount(count)]),
  ) as SubmissionCounts
}
