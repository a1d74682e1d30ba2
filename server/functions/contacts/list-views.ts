import { listViews } from '#contracts/list-views'
import { contactSources } from '#server/queries/contacts/contact-sources.server'
import { countedViews } from '#server/queries/contacts/saved-views.server'
import { teamOf } from '#server/queries/contacts/owners-of.server'
import { officeDay } from '#server/settings/office-day'
import { defineRead } from '#server/calls/define-function'

export const listViewsFunction = defineRead(listViews, {
  access: 'viewer',
  async read({ db, outside }) {
    const [data, team, sources] = await Promise.all([
      countedViews(db, officeDay(outside)),
      teamOf(db),
      contactSources(db),
    ])
    return { data, team, sources }
  },
})
