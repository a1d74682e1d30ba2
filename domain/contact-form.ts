/**
 * The contact forms whose leads are promised a mail. The free workshop's own confirmation comes from its registration,
 * and a source of another program has made no promise of ours.
 */
const mailedContactForms = [
  /** The home page's contact capture: it sends no source. */
  'capture',
  'ai_employee',
  'cold_email_walkthrough',
  /** A follow-up to what the assistant could not answer. */
  'assistant',
] as const
export type MailedContactForm = (typeof mailedContactForms)[number]

const contactForms = [...mailedContactForms, 'free_workshop_registration'] as const
export type ContactForm = (typeof contactForms)[number]

/** The form a lead came by; undefined for a source of somebody else's, which has to bring an address only. */
export function contactFormOf(source: unknown): ContactForm | undefined {
  if (source === undefined || source === null || source === '') return 'capture'
  return contactForms.find((form) => form === source && form !== 'capture')
}

/** The form a lead came by, where it is promised a mail. */
export function mailedContactFormOf(source: unknown): MailedContactForm | undefined {
  const form = contactFormOf(source)
  return mailedContactForms.find((each) => each === form)
}
