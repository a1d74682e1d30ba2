import type { InputOf } from '#contracts/contract'
import { contactFormOf, subscribeContact, type ContactForm } from '#contracts/subscribe-contact'
import type { SubmittedContent } from '#domain/activity'
import { newRow } from '#server/db/rows'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contactMail, promisesMail } from '#server/deliveries/kinds/contact-mail'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { defineFunction } from '#server/calls/define-function'

/** Keeps a lead, tells the owner and mails what was promised (S1 §7; readings of the specification, 15). */
export const subscribeContactFunction = defineFunction(subscribeContact, {
  access: 'public',
  submit({ input, id, now }) {
    const { name, email, company, phone, biggest_challenge, source, conversation, visit } = input
    return {
      row: newRow(contactLeads, {
        id,
        name,
        email,
        company,
        phone,
        biggest_challenge,
        source,
        conversation,
        created_at: now,
      }),
      activity: {
        kind: 'contact',
        subjectId: id,
        person: { email, name, company, phone },
        source,
        content: contentOf(input),
        visit,
      },
      deliveries: promisesMail(source)
        ? [
            newDelivery(
              contactMail,
              { leadId: id },
              {
                key: `contact-mail:${id}`,
                recipient: email,
                about: contactFormOf(source),
              },
            ),
          ]
        : [],
      answer: { data: { id } },
    }
  },
})

/** Which of the site's forms it was, for the owner. */
const formNames: Record<ContactForm, string> = {
  capture: 'Contact form on the home page',
  free_workshop_registration: 'Free workshop',
  ai_employee: 'AI employee',
  cold_email_walkthrough: 'Cold email walkthrough',
  assistant: 'AI assistant follow-up',
}

function formName(source: string | undefined): string | undefined {
  const form = contactFormOf(source)
  return form ? formNames[form] : source
}

const speakers = { user: 'Visitor', bot: 'Assistant' }

function contentOf(input: InputOf<typeof subscribeContact>): SubmittedContent {
  const answers: [label: string, answer: string | string[] | undefined][] = [
    ['Name', input.name],
    ['Email', input.email],
    ['Company', input.company],
    ['Phone', input.phone],
    ['Biggest challenge', input.biggest_challenge],
    ['Form', formName(input.source)],
    ['Conversation', input.conversation?.map(({ type, text }) => `${speakers[type]}: ${text}`)],
  ]
  return answers.flatMap(([label, answer]) => (answer?.length ? [[label, answer] as const] : []))
}
