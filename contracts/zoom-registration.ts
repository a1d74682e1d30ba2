import * as z from 'zod/mini'
import { meeting, workshopRegistrationFields } from './register-workshop.ts'
import { defineSubmission } from './submission.ts'

/** Ensures that a person of the readiness workshop is registered with Zoom (behavior 9.1). */
export const zoomRegistration = defineSubmission({
  name: 'zoom-registration',
  fields: workshopRegistrationFields,
  output: z.object({ data: z.object({ meeting }) }),
})
