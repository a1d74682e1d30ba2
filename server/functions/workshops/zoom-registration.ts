import { zoomRegistration } from '#contracts/zoom-registration'
import { defineForm } from '#server/calls/define-form'
import { awaitMeeting, lookForRegistration, meetingOf, registrationOnce } from './workshop-registration.ts'

/**
 * Says whether Zoom has a person of the readiness workshop, and registers whoever is not yet (S1 §7). The page needs
 * only `register-workshop`, which does this as well.
 */
export const zoomRegistrationFunction = defineForm(zoomRegistration, {
  access: 'public',
  look: lookForRegistration,
  submit: ({ seen: earlier, ...call }) => ({
    ...registrationOnce(call, earlier),
    answer: { data: { meeting: meetingOf(earlier) } },
  }),
  complete: async (completion) => ({ data: { meeting: await awaitMeeting(completion) } }),
})
