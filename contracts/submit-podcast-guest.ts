import * as z from 'zod/mini'
import { email } from './person.ts'
import { defineSubmission } from './submission.ts'
import { requiredWebAddress } from './web-address.ts'

/** An application to be a guest of the podcast (behavior 9.4). */
export const submitPodcastGuest = defineSubmission({
  name: 'submit-podcast-guest',
  fields: z.strictObject({
    email,
    linkedinProfile: requiredWebAddress({
      missing: 'Please enter your LinkedIn profile',
      malformed: 'Please enter an address such as linkedin.com/in/you',
    }),
  }),
  output: z.object({ data: z.object({ id: z.string() }) }),
})
