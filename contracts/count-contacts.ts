import * as z from 'zod/mini'
import { contactFilters } from './contact-filters.ts'
import { defineContract } from './contract.ts'
import { optionalText } from './text.ts'

/** How many contacts a search and filters find, and how many there are: counted to the end, where lists stop at 10,000. */
export const countContacts = defineContract({
  name: 'count-contacts',
  input: z.strictObject({ q: optionalText(200), filters: z.optional(contactFilters) }),
  output: z.object({ data: z.object({ found: z.int(), everyone: z.int() }) }),
})
