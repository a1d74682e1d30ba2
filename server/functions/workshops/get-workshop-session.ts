import { getWorkshopSession } from '#contracts/get-workshop-session'
import { defineRead } from '#server/calls/define-function'
import { sessionAttendees } from '#server/queries/workshops/session-attendees.server'

export const getWorkshopSessionFunction = defineRead(getWorkshopSession, {
  access: 'viewer',
  read: ({ input: { filters, ...page }, db }) =>
    sessionAttendees(db, { ...page, place: filters.place, startsAt: new Date(filters.startsAt) }),
})
