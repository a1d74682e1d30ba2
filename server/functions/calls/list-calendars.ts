import { listCalendars } from '#contracts/list-calendars'
import { defineRead } from '#server/calls/define-function'
import { allCalendars } from '#server/queries/calls/calendars.server'

export const listCalendarsFunction = defineRead(listCalendars, {
  access: 'viewer',
  async read({ db, outside }) {
    const nowMs = outside.now().getTime()
    return {
      data: (await allCalendars(db)).map(({ id, name, read_at, fault, busy }) => ({
        id,
        name,
        readAt: read_at?.toISOString() ?? null,
        fault,
        busyAhead: busy.filter(([, end]) => end > nowMs).length,
      })),
    }
  },
})
