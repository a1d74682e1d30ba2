import { joinCallWaitlist } from '#contracts/join-call-waitlist'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { isWaitingFor } from '#server/queries/calls/call-waitlist.server'
import { lockCallTimes } from '#server/queries/calls/calls.server'

/** Puts an address on the waiting list for a call, once for the same times. The timeline entry is its only record. */
export const joinCallWaitlistFunction = defineForm(joinCallWaitlist, {
  access: 'public',
  async look({ input, tx, now }) {
    // Without the lock, two concurrent requests would both find no entry.
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
