import { eq } from 'drizzle-orm'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { podcastApplicationMail as composeMail } from '#server/emails/podcast-application-mail'
import * as z from 'zod/mini'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** Tells an applicant that the application has arrived, and what comes next. */
export const podcastApplicationMail = defineDelivery({
  name: 'podcast-application-mail',
  service: 'mail',
  mail: 'visitor',
  payload: z.object({ applicationId: z.string() }),
  // Without SMTP_URL mail is kept as a file: that counts as delivered.
  isConnected: () => true,
  async attempt({ payload: { applicationId }, db, services, key }) {
    const [application] = await db
      .select()
      .from(podcastGuestApplications)
      .where(eq(podcastGuestApplications.id, applicationId))
    if (!application) throw new Error(`no application ${applicationId}`)
    await services.mailer.send({
      ...(await composeMail({ siteUrl: services.siteUrl })),
      from: services.mailFrom,
      to: application.email,
      replyTo: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})
