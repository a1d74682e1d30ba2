import { submitGuestIntake } from '#contracts/submit-guest-intake'
import { guestQuestions } from '#content/guest-intake'
import { newRow } from '#server/db/rows'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { guestIntakeMail } from '#server/deliveries/kinds/guest-intake-mail'
import { defineFunction } from '#server/calls/define-function'

/** Keeps what a guest tells before the recording and answers the stored row (S1 §7). */
export const submitGuestIntakeFunction = defineFunction(submitGuestIntake, {
  access: 'public',
  submit({ input, id, now }) {
    const { email, fullName, companyName, linkedinProfile } = input
    const row = {
      id,
      full_name: fullName,
      company_name: companyName,
      title_role: input.titleRole,
      email,
      website: input.website,
      linkedin_profile: linkedinProfile,
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
    const answers: Readonly<Record<string, unknown>> = input
    return {
      row: newRow(podcastGuestResponsesRows, row),
      activity: {
        kind: 'guest-intake',
        subjectId: id,
        person: { email, name: fullName, company: companyName, linkedin: linkedinProfile },
        content: guestQuestions.flatMap(({ name, label }): [string, string][] => {
          const answer = answers[name]
          return typeof answer === 'string' ? [[label, answer]] : []
        }),
        visit: input.visit,
      },
      deliveries: [
        newDelivery(guestIntakeMail, { intakeId: id }, { key: `guest-intake-mail:${id}`, recipient: email }),
      ],
      answer: { data: { ...row, created_at: now.toISOString() } },
    }
  },
})
