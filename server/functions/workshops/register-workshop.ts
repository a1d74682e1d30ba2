import type { OutputOf } from '#contracts/contract'
import { registerWorkshop } from '#contracts/register-workshop'
import { awaitMeeting, registerForWorkshop } from './register-for-workshop.ts'
import { saying } from '#server/errors/error-answer'
import { defineFunction } from '#server/calls/define-function'

type Status = OutputOf<typeof registerWorkshop>['data']['status']

/**
 * Registers a visitor for the readiness workshop: the specification's look-up, insert and call of Zoom (S1 §7) behind
 * one name. Zoom is told by a delivery; the answer waits for it a little,
 * and as long when there is nothing to wait for.
 */
export const registerWorkshopFunction = defineFunction(registerWorkshop, {
  access: 'public',
  async handle(call) {
    const { isNew, meeting } = await saying('Error submitting registration', registerForWorkshop(call))
    const status: Status = isNew ? 'registered' : 'already_registered'
    return { data: { status, meeting } }
  },
  async complete({ input, answer, ...waiting }) {
    return { data: { ...answer.data, meeting: await awaitMeeting(input.email, waiting) } }
  },
})
