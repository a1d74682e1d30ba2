import { submitPodcastGuest } from '#contracts/submit-podcast-guest'
import { newRow } from '#server/db/rows'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { podcastApplicationMail } from '#server/deliveries/kinds/podcast-application-mail'
import { defineFunction } from '#server/calls/define-function'

/** Keeps an application to the podcast, tells the owner, and confirms it to the applicant (S1 §7). */
export const submitPodcastGuestFunction = defineFunction(submitPodcastGuest, {
  access: 'public',
  submit({ input: { email, linkedinProfile, visit }, id, now }) {
    return {
      row: newRow(podcastGuestApplications, {
        id,
        email,
        linkedin_profile: linkedinProfile,
        created_at: now,
      }),
      activity: {
        kind: 'podcast-application',
        subjectId: id,
        person: { email, linkedin: linkedinProfile },
        content: [
          ['Email', email],
          ['LinkedIn profile', linkedinProfile],
        ],
        visit,
      },
      deliveries: [
        newDelivery(
          podcastApplicationMail,
          { applicationId: id },
          { key: `podcast-application-mail:${id}`, recipient: email },
        ),
      ],
      answer: { data: { id } },
    }
  },
})
