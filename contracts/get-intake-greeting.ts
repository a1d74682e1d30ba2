import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The week-1 intake opened by a personal link holds its token here: `?for=`. */
export const personalLinkParameter = 'for'

/** How to greet whoever opens the week-1 intake by a personal link; null for a link that is none of ours. */
export const getIntakeGreeting = defineContract({
  name: 'get-intake-greeting',
  input: z.strictObject({ token: trimmedText(200) }),
  output: z.object({ data: z.object({ firstName: z.nullable(z.string()) }) }),
})
