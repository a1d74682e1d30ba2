import { randomUUID } from 'node:crypto'
import { saveCalendar } from '#contracts/save-calendar'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import { sealContext, allCalendars, putCalendar } from '#server/queries/calls/calendars.server'

/** Limited because each calendar is read every ten minutes. */
const calendarsAtMost = 10

/** Saves a calendar, which one of the processes reads within moments. */
export const saveCalendarFunction = defineChange(saveCalendar, {
  access: 'owner',
  async change({ input: { id: given, name, address }, tx, outside: { seal }, now }) {
    const stored = await allCalendars(tx)
    const before = stored.find(({ id }) => id === given)
    if (given !== undefined && !before) {
      throw new AppError('not_found', { userMessage: 'This calendar was removed. Add it again.' })
    }
    if (!before && stored.length >= calendarsAtMost) {
      const userMessage = `${calendarsAtMost} calendars are the most. Remove one first.`
      throw new AppError('conflict', { userMessage })
    }
    const id = before?.id ?? randomUUID()
    await putCalendar(tx, { id, name, address: seal.encrypt(sealContext(id), address), created_at: now })
    await announceChange(tx, 'calls')
    return {
      answer: { data: { id } },
      // The address is a secret, so the log has null.
      changes: [
        {
          on: { kind: 'calendar' as const, id },
          before: before ? { name: before.name, address: null } : null,
          after: { name, address: null },
        },
      ],
    }
  },
})
