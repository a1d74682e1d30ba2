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
  /** The home page's contact capture: it sends no source. */
  capture: z.strictObject({ name, email, company }),
  free_workshop_registration: z.strictObject({ name, email, company }),
  ai_employee: z.strictObject({ name, phone, email }),
  cold_email_walkthrough: z.strictObject({ email }),
  /** A follow-up to what the assistant could not answer. */
  assistant: z.strictObject({ email }),
}
export type ContactForm = keyof typeof contactForms

/** The form a lead came by; undefined for a source of somebody else's, which has to bring an address only. */
export function contactFormOf(source: unknown): ContactForm | undefined {
  if (source === undefined || source === null || source === '') return 'capture'
  const isForm = typeof source === 'string' && source !== 'capture' && Object.hasOwn(contactForms, source)
  return isForm ? (source as ContactForm) : undefined
}

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
