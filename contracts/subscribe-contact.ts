import { type ContactForm, contactFormOf } from '#domain/contact-form'
import * as z from 'zod/mini'
import { email, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'
import { optionalText, trimmedText } from './text.ts'

const longest = { name: 200, company: 200, phone: 50, source: 100, challenge: 2000, message: 4000 }
const messagesKept = 100

const name = requiredText(longest.name, 'Please enter your name')
const company = requiredText(longest.company, 'Please enter your company')
const phone = requiredText(longest.phone, 'Please enter your phone number')

/** What each of the forms asks for (S1 §2, §7; readings of the specification, 15). All of it is required. */
export const contactForms = {
  capture: z.strictObject({ name, email, company }),
  free_workshop_registration: z.strictObject({ name, email, company }),
  ai_employee: z.strictObject({ name, phone, email }),
  cold_email_walkthrough: z.strictObject({ email }),
  assistant: z.strictObject({ email }),
} satisfies Record<ContactForm, z.ZodMiniType>

/** One message of a conversation with the assistant. */
const message = z.strictObject({
  type: z.enum(['bot', 'user']),
  // Cut, not refused: it comes along with a lead, and must not cost it.
  text: z.pipe(
    z.string().check(z.overwrite((text) => text.slice(0, longest.message))),
    trimmedText(longest.message),
  ),
})
export type ConversationMessage = z.output<typeof message>

/** Keeps a lead: who it is, and what they want of us by `source` (S1 §7). */
export const subscribeContact = defineSubmission({
  name: 'subscribe-contact',
  fields: z.strictObject({
    name: optionalText(longest.name),
    email,
    company: optionalText(longest.company),
    phone: optionalText(longest.phone),
    biggest_challenge: optionalText(longest.challenge),
    source: optionalText(longest.source),
    /** The last 100 messages, the oldest first. */
    conversation: z.optional(
      z.array(message).check(z.overwrite((messages) => messages.slice(-messagesKept))),
    ),
  }),
  demand({ source }) {
    const form = contactFormOf(source)
    return form && contactForms[form]
  },
  output: z.object({ data: z.object({ id: z.string() }) }),
})
