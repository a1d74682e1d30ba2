import { randomUUID } from 'node:crypto'
import { submitPodcastGuest } from '#contracts/submit-podcast-guest'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { podcastApplicationMail } from '#server/deliveries/podcast-application-mail'
import { receiveSubmission } from '#server/deliveries/receive-submission'
import { defineFunction } from './define-function.ts'

/** Keeps an application to the podcast, tells the owner, and confirms it to the applicant (S1 §7). */
export const submitPodcastGuestFunction = defineFunction(submitPodcastGuest, {
  access: 'public',
  async handle({ input: { email, linkedinProfile, visit }, tx, deliver, now }) {
    const id = randomUUID()
    await tx
      .insert(podcastGuestApplications)
      .values({ id, email, linkedin_profile: linkedinProfile, created_at: now })
    await receiveSubmission(
      { tx, deliver, now },
      {
        kind: 'podcast-application',
        subjectId: id,
        person: { email, linkedin: linkedinProfile },
        content: [
          ['Email', email],
          ['LinkedIn profile', linkedinProfile],
        ],
        visit,
      },
    )
    await deliver(
      podcastApplicationMail,
      { applicationId: id },
      { key: `podcast-application-mail:${id}`, recipient: email },
    )
    return { data: { id } }
  },
})
