import { listViews } from '#contracts/list-views'
import { countedViews } from '#server/queries/contacts/saved-views.server'
import { officeDay } from '#server/settings/office-day'
import { defineRead } from '#server/calls/define-function'

export const listViewsFunction = defineRead(listViews, {
  access: 'viewer',
  read: async ({ db, outside }) => ({ data: await countedViews(db, officeDay(outside)) }),
})
