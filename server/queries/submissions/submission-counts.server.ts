import { eq, isNull } from 'drizzle-orm'
import type { SubmissionCounts } from '#contracts/get-submission-counts'
import type { Db, Transaction } from '#server/db/connect'
import { countsOf } from '#server/db/page'
import { activities } from '#server/db/schema/activities'
import { deliveries } from '#server/db/schema/deliveries'
import { type QuarantineState, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { isInView } from '#server/queries/deliveries/delivery-filters.server'

const inState = (state: QuarantineState) =>
  [quarantinedSubmissions, eq(quarantinedSubmissions.state, state)] as const

/** The number of submissions in each list, each counted to 10,000. */
export const submissionCounts = (db: Db | Transaction): Promise<SubmissionCounts> =>
  countsOf(db, {
    received: [activities, undefined],
    held: inState('held'),
    rejected: inState('rejected'),
    released: inState('released'),
    without_address: [activities, isNull(activities.contact_id)],
    waiting_for_release: [deliveries, isInView.held],
  })
