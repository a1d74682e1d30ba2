import * as z from 'zod/mini'
import { email, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'

/** The form of the readiness workshop (behavior 9.1). */
export const workshopRegistrationFields = z.strictObject({
  name: requiredText(200, 'Please enter your name'),
  email,
  company: requiredText(200, 'Please enter your company'),
})

/** `confirmed`: Zoom has the registration; `pending`: it will, and the details follow by mail. */
export const meeting = z.enum(['confirmed', 'pending'])
export type Meeting = z.output<typeof meeting>

/**
 * Registers a visitor for the readiness workshop, and with Zoom (behavior 9.1). An address is registered once; the
 * response waits a few seconds for Zoom.
 */
export const registerWorkshop = defineSubmission({
  name: 'register-workshop',
  fields: workshopRegistrationFields,
  output: z.object({
    data: z.object({ status: z.enum(['registered', 'already_registered']), meeting }),
  }),
})
