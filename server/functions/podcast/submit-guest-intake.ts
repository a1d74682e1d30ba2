import { submitGuestIntake } from '#contracts/submit-guest-intake'
import { guestIntakeActivity } from '#server/activities/guest-intake-activity'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { guestIntakeMail } from '#server/deliveries/kinds/guest-intake-mail'

/** Keeps what a guest tells before the recording and answers the stored row (S1 §7). */
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
      activity: guestIntakeActivity(id, input),
      deliveries: [
        newDelivery(guestIntakeMail, { intakeId: id }, { key: `guest-intake-mail:${id}`, recipient: email }),
      ],
      answer: { data: { ...row, created_at: now.toISOString() } },
    }
  },
})
