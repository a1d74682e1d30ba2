import { submitGuestIntake } from '#contracts/submit-guest-intake'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { guestIntakeMail } from '#server/deliveries/kinds/guest-intake-mail'

/** Stores what a guest answers before the recording and returns the row (behavior 9.5). */
export const submitGuestIntakeFunction = defineForm(submitGuestIntake, {
  access: 'public',
  submit({ input, id, now }) {
    const { email } = input
    const row = {
      id,
      full_name: input.fullName,
      company_name: input.companyName,
      title_role: input.titleRole,
      email,
      website: input.website,
      linkedin_profile: input.linkedinProfile,
      social_media_links: input.socialMediaLinks ?? null,
      business_description: input.businessDescription,
      scaling_system: input.scalingSystem,
      bottleneck_breakthrough: input.bottleneckBreakthrough,
      workflows_to_share: input.workflowsToShare ?? null,
      avoid_topics: input.avoidTopics ?? null,
      short_bio: input.shortBio ?? null,
      headshot_url: input.headshotUrl ?? null,
      created_at: now,
    }
    return {
      rows: [newRow(podcastGuestResponsesRows, row)],
      activity: newActivity('guest-intake', id, { values: input, visit: input.visit }),
      deliveries: [
        newDelivery(guestIntakeMail, { intakeId: id }, { key: `guest-intake-mail:${id}`, recipient: email }),
      ],
      answer: { data: { ...row, created_at: now.toISOString() } },
    }
  },
})
