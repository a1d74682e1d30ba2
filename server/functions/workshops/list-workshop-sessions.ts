import { listWorkshopSessions } from '#contracts/list-workshop-sessions'
import { defineRead } from '#server/calls/define-function'
import { countOf } from '#server/db/page'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { nextSessionSummary, sessionsPage } from '#server/queries/workshops/workshop-sessions.server'

export const listWorkshopSessionsFunction = defineRead(listWorkshopSessions, {
  access: 'viewer',
  async read({ input, db, outside }) {
    const [page, next, registrations] = await Promise.all([
      sessionsPage(db, input),
      nextSessionSummary(db, outside.now()),
      countOf(db, workshopRegistrations, undefined),
    ])
    return { ...page, next, registrations, isLinkSet: outside.connected['workshop-link'] }
  },
})
