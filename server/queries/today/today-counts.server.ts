import { eq } from 'drizzle-orm'
import { openStatuses } from '#domain/contact-status'
import type { Db } from '#server/db/connect'
import { countsOf } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import { calls } from '#server/db/schema/calls'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { testimonials } from '#server/db/schema/testimonials'
import { isRequestAhead, isUnmarked } from '#server/queries/calls/calls.server'
import { filteredBy } from '#server/queries/contacts/filtered-contacts.server'

/** Returns the counts of Today, each up to 10,000 and equal to the list that it links to. */
export const todayCounts = (db: Db, today: string, now: Date) =>
  countsOf(db, {
    everyone: [contacts, filteredBy({}, today)],
    waiting: [contacts, filteredBy({ waiting: true }, today)],
    open: [contacts, filteredBy({ status: [...openStatuses] }, today)],
    due: [contacts, filteredBy({ due: true }, today)],
    calls: [calls, isRequestAhead(now)],
    unmarkedCalls: [calls, isUnmarked(now)],
    heldSubmissions: [quarantinedSubmissions, eq(quarantinedSubmissions.state, 'held')],
    testimonials: [testimonials, eq(testimonials.is_approved, false)],
  })
