import { zoomRegistration } from '#contracts/zoom-registration'
import { awaitMeeting, registerForWorkshop } from './register-for-workshop.ts'
import { defineFunction } from '#server/calls/define-function'

/**
 * Says whether Zoom has a person of the readiness workshop, and registers whoever is not yet (S1 §7). The page needs
 * only `register-workshop`, which does this as well.
 */
export const zoomRegistrationFunction = defineFunction(zoomRegistration, {
  access: 'public',
  async handle(call) {
    const { meeting } = await registerForWorkshop(call)
    return { data: { meeting } }
  },
  async complete({ input, answer: _answer, ...waiting }) {
    return { data: { meeting: await awaitMeeting(input.email, waiting) } }
  },
})
