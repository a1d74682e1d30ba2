import { zoomRegistration } from '#contracts/zoom-registration'
import { defineForm } from '#server/calls/define-form'
import { awaitMeeting, registrationOrLockFor, meetingOf, registrationOnce } from './workshop-registration.ts'

/**
 * Returns whether Zoom has a person of the readiness workshop, and registers new ones (behavior 9.1). The page only
 * needs `register-workshop`, which includes this.
 */
export const zoomRegistrationFunction = defineForm(zoomRegistration, {
  access: 'public',
  look: registrationOrLockFor,
  submit: ({ seen: earlier, ...call }) => ({
    ...registrationOnce(call, earlier),
    answer: { data: { meeting: meetingOf(earlier) } },
  }),
  complete: async (completion) => ({ data: { meeting: await awaitMeeting(completion) } }),
})
