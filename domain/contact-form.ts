/**
 * The contact forms whose leads are promised a mail. The free workshop's registration sends its own confirmation.
 * Other programs send leads too, with sources of their own; those people were promised nothing by this site.
 */
const mailedContactForms = [
  /** The home page's contact form, which sends no source. */
  'capture',
  'ai_employee',
  'cold_email_walkthrough',
  /** A follow-up to a question the assistant could not answer. */
  'assistant',
] as const
export type MailedContactForm = (typeof mailedContactForms)[number]

const contactForms = [...mailedContactForms, 'free_workshop_registration'] as const
export type ContactForm = (typeof contactForms)[number]

/**
 * Returns the form that a lead's source names; undefined for another program's source. The contact form of the home
 * page sends no source, so a lead whose source says `capture` came from another program.
 */
export function contactFormOf(source: unknown): ContactForm | undefined {
  if (source === undefined || source === null || source === '') return 'capture'
  return contactForms.find((form) => form === source && form !== 'capture')
}

/** The form of a lead that is promised a mail. */
export function mailedContactFormOf(source: unknown): MailedContactForm | undefined {
  const form = contactFormOf(source)
  return mailedContactForms.find((each) => each === form)
}
