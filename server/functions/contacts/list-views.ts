import { listViews } from '#contracts/list-views'
import { countedViews } from '#server/queries/contacts/saved-views.server'
import { defineRead } from '#server/calls/define-function'

export const listViewsFunction = defineRead(listViews, {
  access: 'viewer',
  read: async ({ db }) => ({ data: await countedViews(db) }),
})
