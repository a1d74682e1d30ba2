import { type ContactForm, contactFormOf } from '#domain/contact-form'
import * as z from 'zod/mini'
import { email, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'
import { optionalText, trimmedText } from './text.ts'

const longest = { name: 200, company: 200, phone: 50, source: 100, challenge: 2000, message: 4000 }
const maxStoredMessages = 100

const name = requiredText(longest.name, 'Please enter your name')
const company = requiredText(longest.company, 'Please enter your company')
const phone = requiredText(longest.phone, 'Please enter your phone number')

/** The fields of each contact form (behavior 9.9–9.12). All are required. */
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
  // Truncated, not refused, because it must not lose the lead it comes with.
  text: z.pipe(
    z.string().check(z.overwrite((text) => text.slice(0, longest.message))),
    trimmedText(longest.message),
  ),
})
export type ConversationMessage = z.output<typeof message>

/** Stores a lead: who it is, and by `source` what they want (behavior 9.9). */
export const subscribeContact = defineSubmission({
  name: 'subscribe-contact',
  fields: z.strictObject({
    name: optionalText(longest.name),
    email,
    company: optionalText(longest.company),
    phone: optionalText(longest.phone),
    biggest_challenge: optionalText(longest.challenge),
    source: optionalText(longest.source),
    /** The last 100 messages, oldest first. */
    conversation: z.optional(
      z.array(message).check(z.overwrite((messages) => messages.slice(-maxStoredMessages))),
    ),
  }),
  demand({ source }) {
    const form = contactFormOf(source)
    return form && contactForms[form]
  },
  output: z.object({ data: z.object({ id: z.string() }) }),
})
