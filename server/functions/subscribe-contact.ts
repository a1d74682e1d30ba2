import type { InputOf } from '#contracts/contract'
import { contactFormOf, subscribeContact } from '#contracts/subscribe-contact'
import type { SubmittedContent } from '#domain/activity'
import { newRow } from '#server/db/rows'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contactMail, promisesMail } from '#server/deliveries/contact-mail'
import { newDelivery } from '#server/deliveries/deliver'
import { defineFunction } from './define-function.ts'

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
              { key: `contact-mail:${id}`, recipient: email, about: contactFormOf(source) },
            ),
          ]
        : [],
      answer: { data: { id } },
    }
  },
})

const speakers = { user: 'Visitor', bot: 'Assistant' }

function contentOf(input: InputOf<typeof subscribeContact>): SubmittedContent {
  const answers: [label: string, answer: string | string[] | undefined][] = [
    ['Name', input.name],
    ['Email', input.email],
    ['Company', input.company],
    ['Phone', input.phone],
    ['Biggest challenge', input.biggest_challenge],
    ['Source', input.source],
    ['Conversation', input.conversation?.map(({ type, text }) => `${speakers[type]}: ${text}`)],
  ]
  return answers.flatMap(([label, answer]) => (answer?.length ? [[label, answer] as const] : []))
}
