import { subscribeContact } from '#contracts/subscribe-contact'
import { contactFormOf, mailedContactFormOf } from '#domain/contact-form'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { contactLeads } from '#server/db/schema/contact-leads'
import { contactMail } from '#server/deliveries/kinds/contact-mail'
import { newDelivery } from '#server/deliveries/ledger/deliver'

/** Stores a lead, notifies the owner and sends the mail that the form promised (behavior 9.9–9.12). */
export const subscribeContactFunction = defineForm(subscribeContact, {
  access: 'public',
  submit({ input, id, now }) {
    const { name, email, company, phone, biggest_challenge, source, conversation } = input
    const mail = newDelivery(
      contactMail,
      { leadId: id },
      { key: `contact-mail:${id}`, recipient: email, about: contactFormOf(source) },
    )
    return {
      rows: [
        newRow(contactLeads, {
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
      ],
      activity: newActivity('contact', id, {
        values: { ...input, source: contactFormOf(source) ?? source },
        source,
        visit: input.visit,
      }),
      deliveries: mailedContactFormOf(source) ? [mail] : [],
      answer: { data: { id } },
    }
  },
})
