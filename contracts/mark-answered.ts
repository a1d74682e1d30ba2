import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { contactId } from './update-contact.ts'

/** Marks somebody as answered elsewhere: by phone, or from one's own mailbox. */
export const markAnswered = defineContract({
  name: 'mark-answered',
  input: z.strictObject({ id: contactId }),
  output: changeOutput(z.object({ id: z.string() })),
})
