import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { requiredText } from './person.ts'
import { contactId } from './update-contact.ts'

/** Writes down a note about somebody, or a call with them; with `isAnswer`, nobody waits for a reply any more. */
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
