import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { contactId } from './update-contact.ts'

/**
 * Erases somebody everywhere, under all their addresses; only a keyed hash of each stays, so that no import brings them
 * back. It cannot be undone: `logId` names the act, of which the log keeps that it happened, and nothing of the person.
 */
export const eraseContact = defineContract({
  name: 'erase-contact',
  input: z.strictObject({ id: contactId }),
  output: changeOutput(z.object({ id: z.string() })),
})
