import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { requiredText } from './person.ts'
import { contactId } from './update-contact.ts'

/**
 * Sends somebody a mail from whoever writes it: answers to it go to their own mailbox. Nobody waits for a reply any
 * more. Its `id` is the reply's.
 */
export const sendReply = defineContract({
  name: 'send-reply',
  input: z.strictObject({
    id: contactId,
    subject: requiredText(200, 'Please give it a subject'),
    text: requiredText(20_000, 'Please write something first'),
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
