import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { email } from './person.ts'
import { contactId } from './update-contact.ts'

/**
 * Corrects an address that does not exist, and sends to the corrected one every mail that waited for it. `refused` is
 * the address as shown: the contact's own, or a former one for which mails still wait.
 */
export const correctAddress = defineContract({
  name: 'correct-address',
  input: z.strictObject({ id: contactId, refused: email, email }),
  output: changeOutput(z.object({ id: z.string(), email: z.string(), sent: z.int() })),
})
