import { listCalendars } from '#contracts/list-calendars'
import { mergeSpans } from '#domain/merge-spans'
import { defineRead } from '#server/calls/define-function'
import { callFeed } from '#server/queries/calls/call-feed.server'
import { allCalendars } from '#server/queries/calls/calendars.server'

/** Eight days in ms, which contain the business's seven days from today, also across a clock change. */
const weekWindowMs = 8 * 24 * 3_600_000

export const listCalendarsFunction = defineRead(listCalendars, {
  access: 'viewer',
  async read({ db, outside }) {
    const nowMs = outside.now().getTime()
    const calendars = (await allCalendars(db)).map(({ busy, ...calendar }) => ({
      ...calendar,
      ahead: busy.filter(([, end]) => end > nowMs),
    }))
    const thisWeek = calendars.flatMap(({ ahead }) => ahead.filter(([start]) => start < nowMs + weekWindowMs))
    return {
      data: calendars.map(({ id, name, read_at, fault, ahead }) => ({
        id,
        name,
        readAt: read_at?.toISOString() ?? null,
        fault,
        busyAhead: ahead.length,
      })),
      feedSince: (await callFeed(db))?.since.toISOString() ?? null,
      busyThisWeek: mergeSpans(thisWeek).map(([from, to]) => ({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      })),
    }
  },
})
