import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { contactFilters, contactSorts } from './contact-filters.ts'
import { defineContract } from './contract.ts'
import { requiredText } from './person.ts'
import { optionalText } from './text.ts'

/** Saves a search with its filters and order under a name, for everybody in the office; replaces one of that name. */
export const saveView = defineContract({
  name: 'save-view',
  input: z.strictObject({
    name: requiredText(40, 'Give the view a name'),
    q: optionalText(200),
    filters: z._default(contactFilters, {}),
    sort: z._default(z.enum(contactSorts), 'waiting'),
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
