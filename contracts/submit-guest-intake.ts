import * as z from 'zod/mini'
import { email, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'
import { optionalText } from './text.ts'
import { optionalWebAddress, requiredWebAddress } from './web-address.ts'

const maxAnswerLength = 5000
const missing = 'Please fill this in'
const malformed = 'Please enter a web address, such as example.com'

const row = z.object({
  id: z.string(),
  full_name: z.string(),
  company_name: z.string(),
  title_role: z.string(),
  email: z.string(),
  website: z.string(),
  linkedin_profile: z.string(),
  social_media_links: z.nullable(z.string()),
  business_description: z.string(),
  scaling_system: z.string(),
  bottleneck_breakthrough: z.string(),
  workflows_to_share: z.nullable(z.string()),
  avoid_topics: z.nullable(z.string()),
  short_bio: z.nullable(z.string()),
  headshot_url: z.nullable(z.string()),
  created_at: z.string(),
})

/** A podcast guest's answers before the recording (behavior 9.5). Returns the stored row. */
export const submitGuestIntake = defineSubmission({
  name: 'submit-guest-intake',
  fields: z.strictObject({
    fullName: requiredText(200, missing),
    companyName: requiredText(200, missing),
    titleRole: requiredText(200, missing),
    email,
    website: requiredWebAddress({ missing, malformed }),
    linkedinProfile: requiredWebAddress({
      missing,
      malformed: 'Please enter an address such as linkedin.com/in/you',
    }),
    socialMediaLinks: optionalText(2000),
    businessDescription: requiredText(maxAnswerLength, missing),
    scalingSystem: requiredText(maxAnswerLength, missing),
    bottleneckBreakthrough: requiredText(maxAnswerLength, missing),
    workflowsToShare: optionalText(maxAnswerLength),
    avoidTopics: optionalText(maxAnswerLength),
    shortBio: optionalText(maxAnswerLength),
    headshotUrl: optionalWebAddress(malformed),
  }),
  output: z.object({ data: row }),
})
