import { workshopMail as composeWorkshopMail } from '#server/emails/workshop-mail'
import { registrationOf } from '#server/queries/workshops/workshop-registrations.server'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/**
 * Confirms a registration for the readiness workshop: with the link once Zoom has given it (readings of the
 * specification, 33), or at once where there is no Zoom to wait for.
 */
export const workshopMail = defineDelivery({
  name: 'workshop-mail',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ registrationId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload, db, services, key }) {
    const registration = await registrationOf(db, payload.registrationId)
    const mail = await composeWorkshopMail({
      name: registration.name,
      isConfirmed: registration.zoom_registrant_id !== null,
      joinUrl: registration.join_url ?? undefined,
    })
    await services.mailer.send({
      ...mail,
      from: services.mailFrom,
      to: registration.email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})
