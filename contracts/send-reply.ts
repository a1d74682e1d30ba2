import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { requiredText } from './person.ts'
import { contactId } from './update-contact.ts'

const pastLimit = 'Please choose a time within a year'
const yearMs = 366 * 24 * 3_600_000

/**
 * Sends a mail to a contact; replies go to its author's mailbox. It is held for ten seconds, or until `sendAt`,
 * during which `cancel-reply` undoes it. The contact waits until a mail server has accepted it. Its `id` is the
 * reply's.
 */
export const sendReply = defineContract({
  name: 'send-reply',
  input: z.strictObject({
    id: contactId,
    subject: requiredText(200, 'Please give it a subject'),
    text: requiredText(20_000, 'Please write something first'),
    /** Not before this time; a past time means now. */
    sendAt: z.optional(
      z.iso
        .datetime('This is not a time')
        .check(z.refine((time) => Date.parse(time) < Date.now() + yearMs, pastLimit)),
    ),
  }),
  output: changeOutput(z.object({ id: z.string(), sendsAt: z.iso.datetime() })),
})
