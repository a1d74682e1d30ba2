import { submitPodcastGuest } from '#contracts/submit-podcast-guest'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { podcastApplicationMail } from '#server/deliveries/kinds/podcast-application-mail'
import { newDelivery } from '#server/deliveries/ledger/deliver'

/** Stores an application to the podcast and confirms it to the applicant (behavior 9.4). */
export const submitPodcastGuestFunction = defineForm(submitPodcastGuest, {
  access: 'public',
  submit({ input, id, now }) {
    const { email, linkedinProfile: linkedin_profile } = input
    return {
      rows: [newRow(podcastGuestApplications, { id, email, linkedin_profile, created_at: now })],
      activity: newActivity('podcast-application', id, { values: input, visit: input.visit }),
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
