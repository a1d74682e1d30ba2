import * as z from 'zod/mini'
import './messages.ts'

/** Made in the browser, once per submission: calls with the same id are stored and mailed once. */
export const submissionId = z.uuid('The submissionId must be a UUID').check(z.toLowerCase())
