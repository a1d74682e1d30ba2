import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The page behind "Answered elsewhere" in the owner's mails; `?token=` says who was answered. */
export const sayAnsweredPath = '/answered'

/**
 * Says that whoever the mail was about has been answered elsewhere. `already` when they were answered by then: another
 * question of theirs stays open. `unknown` for a link that is not ours, is too old, or has lost a part.
 */
export const sayAnswered = defineContract({
  name: 'say-answered',
  input: z.strictObject({ token: trimmedText(200) }),
  output: z.object({ data: z.object({ state: z.enum(['answered', 'already', 'unknown']) }) }),
})
