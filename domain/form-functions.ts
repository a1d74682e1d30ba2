import type { ActivityKind } from './activity.ts'

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

/** Whoever fills them in is sent a mail. */
export const functionsThatMail: readonly string[] = [
  'send-score-email',
  'subscribe-newsletter',
  'subscribe-contact',
  'register-workshop',
  'zoom-registration',
  'register-free-workshop',
  'submit-podcast-guest',
  'submit-guest-intake',
]

/** By which form a function is sent; undefined for one of another year. */
export function formOfFunction(name: string): ActivityKind | undefined {
  return (Object.keys(formFunctions) as ActivityKind[]).find((form) => formFunctions[form]?.includes(name))
}
