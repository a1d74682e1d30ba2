import { keepSeatPath } from '#contracts/keep-seat'
import type { Db } from '#server/db/connect'
import { freeWorkshopMail as composeFreeWorkshopMail } from '#server/emails/free-workshop-mail'
import { freeWorkshopWaitingMail } from '#server/emails/free-workshop-waiting-mail'
import type { MailAttachment } from '#server/services/mail-message'
import { leadOf, type WorkshopLead } from '#server/queries/workshops/workshop-leads.server'
import { issueSeatToken } from '#server/queries/workshops/workshop-seats.server'
import * as z from 'zod/mini'
import { defineDelivery, type DeliveryServices } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/**
 * Tells somebody of their place in the free workshop as it is when the mail goes out: their seat, with an entry for
 * the calendar and the button that keeps it, or why they have none.
 */
export const freeWorkshopMail = defineDelivery({
  name: 'free-workshop-mail',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ leadId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload, db, services, key }) {
    const lead = await leadOf(db, payload.leadId)
    await services.mailer.send({
      ...(await compose(lead, db, services)),
      from: services.mailFrom,
      to: lead.email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})

interface Composed {
  subject: string
  html: string
  text: string
  attachments?: MailAttachment[]
}

async function compose(
  lead: WorkshopLead,
  db: Db,
  { siteUrl, freeWorkshopJoinUrl }: DeliveryServices,
): Promise<Composed> {
  const { id, name, session_starts_at: startsAt, created_at: createdAt } = lead
  if (lead.seat === null) {
    const { lost_seats: lostSeats, is_beyond_share: isBeyondShare } = lead
    return freeWorkshopWaitingMail({ name, startsAt, lostSeats, isBeyondShare })
  }
  const seatedAt = lead.seated_at ?? createdAt
  return composeFreeWorkshopMail({
    name,
    startsAt,
    seatedAt,
    isFromWaitingList: seatedAt > createdAt,
    keepUrl:
      lead.kept_at === null ? `${siteUrl}${keepSeatPath}?token=${await issueSeatToken(db, id)}` : undefined,
    joinUrl: freeWorkshopJoinUrl,
    // One entry in the calendar, however often the seat comes and goes.
    invitation: { uid: messageIdOf(`free-workshop-mail:${id}`, siteUrl).slice(1, -1), createdAt },
  })
}
