import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The page behind "Answered elsewhere" in the owner's mails, with `?token=`. */
export const answeredLinkPath = '/answered'

/**
 * Marks the mail's subject as answered elsewhere. `already` if they were answered before; a later question stays
 * open. `unknown` for an invalid link.
 */
export const markAnsweredByLink = defineContract({
  name: 'say-answered',
  input: z.strictObject({ token: trimmedText(200) }),
  output: z.object({ data: z.object({ state: z.enum(['answered', 'already', 'unknown']) }) }),
})
