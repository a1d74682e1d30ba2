import { freeWorkshopMail as composeFreeWorkshopMail } from '#server/emails/free-workshop-mail'
import { leadOf } from '#server/queries/workshop-leads.server'
import * as z from 'zod/mini'
import { defineDelivery } from './delivery-kind.ts'
import { messageIdOf } from './message-id.ts'

/** Confirms a seat in the free workshop, with an entry for the calendar, or a place on the waiting list. */
export const freeWorkshopMail = defineDelivery({
  name: 'free-workshop-mail',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ leadId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload, db, services, key }) {
    const lead = await leadOf(db, payload.leadId)
    const messageId = messageIdOf(key, services.siteUrl)
    const mail = await composeFreeWorkshopMail({
      name: lead.name,
      startsAt: lead.session_starts_at,
      hasSeat: lead.seat !== null,
      joinUrl: services.freeWorkshopJoinUrl,
      invitation: { uid: messageId.slice(1, -1), createdAt: lead.created_at },
    })
    await services.mailer.send({
      ...mail,
      from: services.mailFrom,
      to: lead.email,
      replyTo: services.ownerEmail,
      messageId,
    })
  },
})
