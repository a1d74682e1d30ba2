import { eq } from 'drizzle-orm'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { guestIntakeMail as composeMail } from '#server/emails/guest-intake-mail'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** Tells a guest that the answers have arrived, and what comes next. */
export const guestIntakeMail = defineDelivery({
  name: 'guest-intake-mail',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ intakeId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload: { intakeId }, db, services, key }) {
    const [row] = await db
      .select()
      .from(podcastGuestResponsesRows)
      .where(eq(podcastGuestResponsesRows.id, intakeId))
    if (!row) throw new Error(`no guest intake ${intakeId}`)
    await services.mailer.send({
      ...(await composeMail({ fullName: row.full_name })),
      from: services.mailFrom,
      to: row.email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})
