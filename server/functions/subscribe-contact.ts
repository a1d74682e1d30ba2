import type { InputOf } from '#contracts/contract'
import { subscribeContact } from '#contracts/subscribe-contact'
import type { SubmittedContent } from '#domain/activity'
import { contactMail, promisesMail } from '#server/deliveries/contact-mail'
import { receiveSubmission } from '#server/deliveries/receive-submission'
import { saveContactLead } from '#server/queries/contact-leads.server'
import { defineFunction } from './define-function.ts'

/** Keeps a lead, tells the owner and mails what was promised (S1 §7; readings of the specification, 15). */
export const subscribeContactFunction = defineFunction(subscribeContact, {
  access: 'public',
  async handle({ input, tx, deliver, now }) {
    const { name, email, company, phone, biggest_challenge, source, conversation, visit } = input
    const id = await saveContactLead(
      tx,
      { name, email, company, phone, biggest_challenge, source, conversation },
      now,
    )
    await receiveSubmission(
      { tx, deliver, now },
      {
        kind: 'contact',
        subjectId: id,
        person: { email, name, company, phone },
        source,
        content: contentOf(input),
        visit,
      },
    )
    if (promisesMail(source))
      await deliver(contactMail, { leadId: id }, { key: `contact-mail:${id}`, recipient: email })
    return { data: { id } }
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
