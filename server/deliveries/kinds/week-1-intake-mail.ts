import { weekOneIntakeMail as composeMail } from '#server/emails/week-1-intake-mail'
import { activityOf } from '#server/queries/contacts/contacts.server'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** Tells a client that the answers have arrived, and when they hear from us. */
export const weekOneIntakeMail = defineDelivery({
  name: 'week-1-intake-mail',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ intakeId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload: { intakeId }, db, services, key }) {
    const { contact } = await activityOf(db, 'week-1-intake', intakeId)
    if (!contact) throw new Error(`nobody to write to about week-1 intake ${intakeId}`)
    await services.mailer.send({
      ...(await composeMail({ name: contact.name })),
      from: services.mailFrom,
      to: contact.email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})
