import { draftValues } from '#app/lib/form-draft'
import { kept } from '#app/lib/kept'
import * as z from 'zod/mini'

/** What has been answered so far, so that a reload loses nothing. */
export const draft = kept(
  'scorecard-draft',
  z.object({ step: z.enum(['contact', 'readiness']), values: draftValues }),
)
