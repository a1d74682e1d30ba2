import { contactFormOf } from '#contracts/subscribe-contact'
import { contactMail as composeContactMail, isMailedContactForm } from '#server/emails/contact-mail'
import { contactLeadOf } from '#server/queries/contacts/contact-leads.server'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Whether a lead of this source gets a {@link contactMail}. */
export const promisesMail = (source: string | undefined) => isMailedContactForm(contactFormOf(source))

/** What a lead was promised: the three fixes, or that somebody gets in touch. */
export const contactMail = defineMail({
  name: 'contact-mail',
  purpose: 'visitor',
  payload: z.object({ leadId: z.string() }),
  async compose({ leadId }, { db, services: { siteUrl } }) {
    const lead = await contactLeadOf(db, leadId)
    const form = contactFormOf(lead.source)
    if (!isMailedContactForm(form)) throw new Error(`nothing to mail to a lead of ${lead.source}`)
    return { to: lead.email, ...(await composeContactMail(form, { name: lead.name, siteUrl })) }
  },
})
