import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { email, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'
import { optionalText } from './text.ts'

/**
 * Reserves a seat in the next session of the free workshop, or a place on its waiting list (behavior 9.2). One address
 * has one place in a session.
 */
export const registerFreeWorkshop = defineSubmission({
  name: 'register-free-workshop',
  fields: z.strictObject({
    name: requiredText(200, 'Please enter your full name'),
    email,
    company: requiredText(200, 'Please enter your company name'),
    biggest_challenge: optionalText(2000),
  }),
  output: z.object({
    data: z.object({
      id: z.string(),
      /** `waiting_list_share`: there are seats, but the network has used its daily share. */
      place: z.enum(['seat', 'waiting_list', 'waiting_list_share']),
      /** The seat's number, if there is one. */
      seat: z.optional(z.int()),
      /** The start of the session, ISO 8601. */
      startsAt: instant(),
    }),
  }),
})
