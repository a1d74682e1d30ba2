import { registerWorkshop } from '#contracts/register-workshop'
import { defineForm } from '#server/calls/define-form'
import { awaitMeeting, registrationOrLockFor, meetingOf, registrationOnce } from './workshop-registration.ts'

/**
 * Registers a visitor for the readiness workshop: look-up, insert and call of Zoom (behavior 9.1) in one function. A
 * delivery calls Zoom; the response waits a fixed time for it, even if there is nothing to wait for.
 */
export const registerWorkshopFunction = defineForm(registerWorkshop, {
  access: 'public',
  failure: 'Error submitting registration',
  look: registrationOrLockFor,
  submit({ seen: earlier, ...call }) {
    const status = earlier ? ('already_registered' as const) : ('registered' as const)
    return {
      ...registrationOnce(call, earlier),
      answer: { data: { status, meeting: meetingOf(earlier) } },
    }
  },
  async complete(completion) {
    return { data: { ...completion.answer.data, meeting: await awaitMeeting(completion) } }
  },
})
