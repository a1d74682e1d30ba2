import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { requiredText } from './person.ts'
import { contactId } from './update-contact.ts'

const pastLimit = 'Please choose a time within a year'
const yearMs = 366 * 24 * 3_600_000

/**
 * Sends somebody a mail from its author: answers to it go to their own mailbox. It is held for ten seconds, or
 * until `sendAt`, and `cancel-reply` takes it back until then. They wait for a reply until a mail server has taken it.
 * Its `id` is the reply's.
 */
export const sendReply = defineContract({
  name: 'send-reply',
  input: z.strictObject({
    id: contactId,
    subject: requiredText(200, 'Please give it a subject'),
    text: requiredText(20_000, 'Please write something first'),
    /** Not before this time; one that is over means at once. */
    sendAt: z.optional(
      z.iso
        .datetime('This is not a time')
        .check(z.refine((time) => Date.parse(time) < Date.now() + yearMs, pastLimit)),
    ),
  }),
  output: changeOutput(z.object({ id: z.string(), sendsAt: z.iso.datetime() })),
})
