import * as z from 'zod/mini'
import { contactFilters } from './contact-filters.ts'
import { defineContract } from './contract.ts'
import { optionalText } from './text.ts'

/** The exact number of contacts by search and filters, and in all; lists stop at 10,000. */
export const countContacts = defineContract({
  name: 'count-contacts',
  input: z.strictObject({ q: optionalText(200), filters: z.optional(contactFilters) }),
  output: z.object({ data: z.object({ found: z.int(), everyone: z.int() }) }),
})
