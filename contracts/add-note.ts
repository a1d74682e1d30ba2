import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { requiredText } from './person.ts'
import { contactId } from './update-contact.ts'

/** Adds a note about a contact, or a call with them; `isAnswer` stops the clock. */
export const addNote = defineContract({
  name: 'add-note',
  input: z.strictObject({
    id: contactId,
    kind: z.enum(['note', 'call']),
    text: requiredText(10_000, 'Please write something first'),
    isAnswer: z.optional(z.boolean()),
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
