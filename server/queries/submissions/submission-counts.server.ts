import { eq, isNull } from 'drizzle-orm'
import type { SubmissionCounts } from '#contracts/get-submission-counts'
import type { Db, Transaction } from '#server/db/connect'
import { countsOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { type QuarantineState, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { viewConditions } from '#server/queries/deliveries/delivery-filters.server'

const quarantinedAs = (state: QuarantineState) =>
  [quarantinedSubmissions, eq(quarantinedSubmissions.state, state)] as const

/** Counts the submissions in each list, each to at most 10,000. */
export const submissionCounts = (db: Db | Transaction): Promise<SubmissionCounts> =>
  countsOf(db, {
    received: [activities, undefined],
    held: quarantinedAs('held'),
    rejected: quarantinedAs('rejected'),
    released: quarantinedAs('released'),
    without_address: [activities, isNull(activities.contact_id)],
    waiting_for_release: [deliveries, viewConditions.held],
  })
