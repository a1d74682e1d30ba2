import { draftValues } from '#app/lib/form-draft'
import { storedValue } from '#app/lib/stored-value'
import * as z from 'zod/mini'

/** The stored answers so far, so that a reload loses nothing. */
export const draft = storedValue(
  'scorecard-draft',
  z.object({ step: z.enum(['contact', 'readiness']), values: draftValues }),
)
