import type { ActivityKind } from './activity.ts'

/** Sent by the contact form of this name, and yet only the seat of a workshop. */
const seatSource = 'free_workshop_registration'

/**
 * Whether a submission asks something of us, so that its sender waits for a reply: a finished scorecard, the contact
 * forms (the AI employee, the walkthrough and the assistant's follow-up are among them), an application for the
 * podcast. Not the newsletter, a seat, feedback or a testimonial.
 */
export function asksForReply(kind: ActivityKind, source: string | null | undefined): boolean {
  if (kind === 'contact') return source !== seatSource
  return kind === 'scorecard' || kind === 'podcast-application'
}
