import { listWorkshopRegistrations } from '#contracts/list-workshop-registrations'
import { defineRead } from '#server/calls/define-function'
import { listedRegistrations } from '#server/queries/workshops/listed-registrations.server'

export const listWorkshopRegistrationsFunction = defineRead(listWorkshopRegistrations, {
  access: 'viewer',
  read: ({ input, db }) => listedRegistrations(db, input),
})
