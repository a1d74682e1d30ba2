import { contactFormOf } from '#contracts/subscribe-contact'
import { contactMail as composeContactMail, isMailedContactForm } from '#server/emails/contact-mail'
import { contactLeadOf } from '#server/queries/contacts/contact-leads.server'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** Whether a lead of this source gets a {@link contactMail}. */
export const promisesMail = (source: string | undefined) => isMailedContactForm(contactFormOf(source))

/** What a lead was promised: the three fixes, or that somebody gets in touch. */
export const contactMail = defineDelivery({
  name: 'contact-mail',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ leadId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload, db, services, key }) {
    const lead = await contactLeadOf(db, payload.leadId)
    const form = contactFormOf(lead.source)
    if (!isMailedContactForm(form)) throw new Error(`nothing to mail to a lead of ${lead.source}`)
    const mail = await composeContactMail(form, { name: lead.name, siteUrl: services.siteUrl })
    await services.mailer.send({
      ...mail,
      from: services.mailFrom,
      to: lead.email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})
