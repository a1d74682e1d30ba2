import { eq } from 'drizzle-orm'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { podcastApplicationMail as composeMail } from '#server/emails/podcast-application-mail'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'

/** Tells an applicant that the application has arrived, and what comes next. */
export const podcastApplicationMail = defineMail({
  name: 'podcast-application-mail',
  purpose: 'visitor',
  payload: z.object({ applicationId: z.string() }),
  subjectOf: ({ applicationId: id }) => ({ kind: 'podcast-application', id }),
  async compose({ applicationId }, { db, services: { siteUrl } }) {
    const [application] = await db
      .select()
      .from(podcastGuestApplications)
      .where(eq(podcastGuestApplications.id, applicationId))
    if (!application) throw new Error(`no application ${applicationId}`)
    return { to: application.email, ...(await composeMail({ siteUrl })) }
  },
})
