import { removeCalendar } from '#contracts/remove-calendar'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { deleteCalendar } from '#server/queries/calls/calendars.server'

export const removeCalendarFunction = defineChange(removeCalendar, {
  access: 'owner',
  async change({ input: { id }, tx }) {
    const removed = await deleteCalendar(tx, id)
    if (!removed) return { answer: { data: { id } }, changes: [] }
    await announceChange(tx, 'calls')
    return {
      answer: { data: { id } },
      changes: [{ on: { kind: 'calendar' as const, id }, before: { name: removed.name }, after: null }],
    }
  },
})
