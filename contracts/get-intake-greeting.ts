import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The query parameter with the token of a personal link to the week-1 intake: `?for=`. */
export const personalLinkParameter = 'for'

/** The greeting for a personal link to the week-1 intake; null for an unknown link. */
export const getIntakeGreeting = defineContract({
  name: 'get-intake-greeting',
  input: z.strictObject({ token: trimmedText(200) }),
  output: z.object({ data: z.object({ firstName: z.nullable(z.string()) }) }),
})
