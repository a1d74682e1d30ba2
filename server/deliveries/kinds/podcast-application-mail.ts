import { eq } from 'drizzle-orm'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import * as z from 'zod/mini'
import { defineMail } from './define-mail.ts'
import { podcastFacts } from '#content/facts/facts'
import { composeLetter, greeting } from '#server/emails/letter'

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
    return { to: application.email, ...(await composePodcastApplicationMail({ siteUrl })) }
  },
})

/**
 * Confirms an application to the podcast (behavior 9.4: "We'll be in touch soon!"). It leaves out the typed profile
 * URL, because our mail must not carry a stranger's links.
 */
export function composePodcastApplicationMail({ siteUrl }: { siteUrl: string }) {
  return composeLetter({
    subject: 'Your application to The AI-First CEO Podcast',
    preview: 'We have it. We’ll look at your profile and email you back.',
    parts: [
      greeting(undefined),
      { kind: 'text', text: 'Thank you for your interest. We have your guest application.' },
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'steps',
        steps: [
          'We look at your profile and email you back.',
          'If it’s a match, we set a day to record.',
          `You fill out a short intake form at least ${podcastFacts.guestFormHoursBefore} hours before.`,
        ],
      },
      {
        kind: 'link',
        before: 'In the meantime,',
        href: `${siteUrl}/ai-first-ceo-podcast`,
        text: 'hear how other owners told it',
      },
    ],
    reason:
      'You’re getting this because someone applied with this address. If it wasn’t you, just ignore this email.',
  })
}
