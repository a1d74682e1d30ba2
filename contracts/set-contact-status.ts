import { contactStatuses } from '#domain/contact-status'
import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { chosenContacts, isOneChoice } from './chosen-contacts.ts'
import { defineContract } from './contract.ts'

/**
 * Sets the status of one or many contacts. "Answered" and "Call booked" stop the clock; parked contacts and those
 * that do not fit stop waiting.
 */
export const setContactStatus = defineContract({
  name: 'set-contact-status',
  input: z.strictObject({ status: z.enum(contactStatuses), ...chosenContacts }).check(isOneChoice),
  output: changeOutput(
    z.object({
      /** How many have changed. */
      changed: z.int(),
    }),
  ),
})
