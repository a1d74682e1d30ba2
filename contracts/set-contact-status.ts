import { contactStatuses } from '#domain/contact-status'
import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { chosenContacts, isOneChoice } from './chosen-contacts.ts'
import { defineContract } from './contract.ts'

/**
 * Sets how far one has come with somebody, or with many at once. "Answered" and "Call booked" stop the clock of those
 * who wait; for whom is parked or not a fit nobody waits any more.
 */
export const setContactStatus = defineContract({
  name: 'set-contact-status',
  input: z.strictObject({ status: z.enum(contactStatuses), ...chosenContacts }).check(isOneChoice),
  output: changeOutput(
    z.object({
      /** How many have another status now. */
      changed: z.int(),
    }),
  ),
})
