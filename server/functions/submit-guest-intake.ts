import { randomUUID } from 'node:crypto'
import { submitGuestIntake } from '#contracts/submit-guest-intake'
import { guestQuestions } from '#content/guest-intake'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { guestIntakeMail } from '#server/deliveries/guest-intake-mail'
import { receiveSubmission } from '#server/deliveries/receive-submission'
import { defineFunction } from './define-function.ts'

/** Keeps what a guest tells before the recording and answers the stored row (S1 §7). */
export const submitGuestIntakeFunction = defineFunction(submitGuestIntake, {
  access: 'public',
  async handle({ input, tx, deliver, now }) {
    const id = randomUUID()
    const { email, fullName, companyName, linkedinProfile } = input
    const [row] = await tx
      .insert(podcastGuestResponsesRows)
      .values({
        id,
        full_name: fullName,
        company_name: companyName,
        title_role: input.titleRole,
        email,
        website: input.website,
        linkedin_profile: linkedinProfile,
        social_media_links: input.socialMediaLinks,
        business_description: input.businessDescription,
        scaling_system: input.scalingSystem,
        bottleneck_breakthrough: input.bottleneckBreakthrough,
        workflows_to_share: input.workflowsToShare,
        avoid_topics: input.avoidTopics,
        short_bio: input.shortBio,
        headshot_url: input.headshotUrl,
        created_at: now,
      })
      .returning()
    if (!row) throw new Error('an insert returned no row')

    const answers: Readonly<Record<string, unknown>> = input
    await receiveSubmission(
      { tx, deliver, now },
      {
        kind: 'guest-intake',
        subjectId: id,
        person: { email, name: fullName, company: companyName, linkedin: linkedinProfile },
        content: guestQuestions.flatMap(({ name, label }): [string, string][] => {
          const answer = answers[name]
          return typeof answer === 'string' ? [[label, answer]] : []
        }),
        visit: input.visit,
      },
    )
    await deliver(guestIntakeMail, { intakeId: id }, { key: `guest-intake-mail:${id}`, recipient: email })
    return { data: { ...row, created_at: row.created_at.toISOString() } }
  },
})
