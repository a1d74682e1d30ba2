import type { InputOf } from '#contracts/contract'
import type { subscribeContact } from '#contracts/subscribe-contact'
import { type ContactForm, contactFormOf } from '#domain/contact-form'
import type { NewActivity } from '#server/queries/contacts/contacts.server'
import { answered } from './answered.ts'

/** Which of the site's forms it was, for the owner. */
const formNames: Record<ContactForm, string> = {
  capture: 'Contact form on the home page',
  free_workshop_registration: 'Free workshop',
  ai_employee: 'AI employee',
  cold_email_walkthrough: 'Cold email walkthrough',
  assistant: 'AI assistant follow-up',
}

const speakers = { user: 'Visitor', bot: 'Assistant' }

export function contactActivity(id: string, input: InputOf<typeof subscribeContact>): NewActivity {
  const { name, email, company, phone, source, conversation } = input
  const form = contactFormOf(source)
  return {
    kind: 'contact',
    subjectId: id,
    person: { email, name, company, phone },
    source,
    content: answered(
      ['Name', name],
      ['Email', email],
      ['Company', company],
      ['Phone', phone],
      ['Biggest challenge', input.biggest_challenge],
      ['Form', form ? formNames[form] : source],
      ['Conversation', conversation?.map(({ type, text }) => `${speakers[type]}: ${text}`)],
    ),
    visit: input.visit,
  }
}
