import * as z from 'zod/mini'
import './messages.ts'

/** Made in the browser, once per submission: whatever carries the same id is stored and mailed once. */
export const submissionId = z.uuid('The submissionId must be a UUID').check(z.toLowerCase())
