import { joinCallWaitlist } from '#contracts/join-call-waitlist'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { isWaitingFor } from '#server/queries/calls/call-waitlist.server'
import { lockCallTimes } from '#server/queries/calls/calls.server'

/** Puts an address on the waiting list for a call, once for the same times; the entry of the timeline is its place. */
export const joinCallWaitlistFunction = defineForm(joinCallWaitlist, {
  access: 'public',
  async look({ input, tx, now }) {
    // Two presses at once would otherwise both be the first.
    await lockCallTimes(tx)
    return { isWaiting: await isWaitingFor(tx, input, now) }
  },
  submit: ({ input, id, seen }) => ({
    ...(!seen.isWaiting && {
      activity: newActivity('call-waitlist', id, { values: input, visit: input.visit }),
    }),
    deliveries: [],
    answer: { data: { id } },
  }),
})
