import { mailedContactFormOf } from '#domain/contact-form'
import { contactMail as composeContactMail } from '#server/emails/contact-mail'
import { contactLeadOf } from '#server/queries/contacts/contact-leads.server'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Sends the mail that the form promised to a lead: the three fixes, or that somebody gets in touch. */
export const contactMail = defineMail({
  name: 'contact-mail',
  purpose: 'visitor',
  payload: z.object({ leadId: z.string() }),
  subjectOf: ({ leadId: id }) => ({ kind: 'contact', id }),
  async compose({ leadId }, { db, services: { siteUrl } }) {
    const lead = await contactLeadOf(db, leadId)
    const form = mailedContactFormOf(lead.source)
    if (form === undefined) throw new Error(`nothing to mail to a lead of ${lead.source}`)
    return { to: lead.email, ...(await composeContactMail(form, { name: lead.name, siteUrl })) }
  },
})
