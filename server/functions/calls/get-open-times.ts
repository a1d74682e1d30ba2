import { callTypeFacts } from '#content/facts/call-types'
import { getOpenTimes } from '#contracts/get-open-times'
import { openTimes, requestableRange } from '#domain/open-times'
import { instantMs } from '#domain/wall-clock'
import { defineRead } from '#server/calls/define-function'
import { heldTimes } from '#server/queries/calls/calls.server'

const dayMs = 24 * 3_600_000

/** Returns the open times of a range of days. Days outside the requestable range are not queried. */
export const getOpenTimesFunction = defineRead(getOpenTimes, {
  access: 'public',
  async read({ input: { type, from, to, zone }, db, outside: { callRules: rules, now: clock } }) {
    const now = clock()
    const { minutes } = callTypeFacts[type]
    const range = requestableRange(now, rules)
    const within = {
      from: new Date(Math.max(instantMs(zone, Date.parse(from)), range.from.getTime())),
      to: new Date(Math.min(instantMs(zone, Date.parse(to) + dayMs) - 1, range.to.getTime())),
    }
    const times =
      within.from <= within.to
        ? openTimes({ minutes, rules, held: await heldTimes(db, within), now, within })
        : []
    return {
      data: { times: times.map((time) => time.toISOString()), minutes, businessZone: rules.hours.zone },
    }
  },
})
