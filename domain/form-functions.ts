import type { ActivityKind } from './activity.ts'
import { mailedContactFormOf } from './contact-form.ts'

/** The functions by which each form is sent: what it is called where it was held back. */
export const formFunctions: Readonly<Partial<Record<ActivityKind, readonly string[]>>> = {
  scorecard: ['send-score-email', 'send-to-sheets'],
  'score-feedback': ['submit-score-feedback'],
  newsletter: ['subscribe-newsletter'],
  contact: ['subscribe-contact'],
  'readiness-workshop': ['register-workshop', 'zoom-registration'],
  'free-workshop': ['register-free-workshop'],
  'workshop-feedback': ['submit-workshop-feedback'],
  'podcast-application': ['submit-podcast-guest'],
  'guest-intake': ['submit-guest-intake'],
  'week-1-intake': ['submit-audit-intake'],
  testimonial: ['submit-testimonial'],
}

/** Whoever sends them anything is sent a mail. */
const alwaysMail: readonly string[] = [
  'send-score-email',
  'subscribe-newsletter',
  'register-workshop',
  'zoom-registration',
  'register-free-workshop',
  'submit-podcast-guest',
  'submit-guest-intake',
]

/** Whether a function mails whoever has sent it this. */
export function mailsSender(name: string, input: Readonly<Record<string, unknown>>): boolean {
  if (name === 'subscribe-contact') return mailedContactFormOf(input['source']) !== undefined
  // The form asks for no address: it knows that of whom a personal link was made for.
  if (name === 'submit-audit-intake') return Boolean(input['token'])
  return alwaysMail.includes(name)
}

/** By which form a function is sent; undefined for one of another year. */
export function formOfFunction(name: string): ActivityKind | undefined {
  return (Object.keys(formFunctions) as ActivityKind[]).find((form) => formFunctions[form]?.includes(name))
}
