import * as z from 'zod/mini'
import { meeting, workshopRegistrationFields } from './register-workshop.ts'
import { defineSubmission } from './submission.ts'

/** Sees to it that a person of the readiness workshop is registered with Zoom (S1 §7). */
export const zoomRegistration = defineSubmission({
  name: 'zoom-registration',
  fields: workshopRegistrationFields,
  output: z.object({ data: z.object({ meeting }) }),
})
