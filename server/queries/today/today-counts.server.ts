import { and, eq, isNull } from 'drizzle-orm'
import { openStatuses } from '#domain/contact-status'
import type { Db } from '#server/db/connect'
import { countsOf } from '#server/db/page'
import { contacts } from '#server/db/schema/contacts'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { testimonials } from '#server/db/schema/testimonials'
import { filteredBy } from '#server/queries/contacts/filtered-contacts.server'

/**
 * How many there are of what somebody may have to look at, each counted to 10,000, and exactly what a list of the
 * office shows: a number leads to the rows it counts.
 */
export const todayCounts = (db: Db, today: string) =>
  countsOf(db, {
    everyone: [contacts, filteredBy({}, today)],
    waiting: [contacts, filteredBy({ waiting: true }, today)],
    answered: [
      contacts,
      and(filteredBy({ status: [...openStatuses] }, today), isNull(contacts.waiting_since)),
    ],
    due: [contacts, filteredBy({ due: true }, today)],
    heldSubmissions: [quarantinedSubmissions, eq(quarantinedSubmissions.state, 'held')],
    testimonials: [testimonials, eq(testimonials.is_approved, false)],
  })
