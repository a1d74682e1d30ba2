import * as z from 'zod/mini'
import { contactFilters, contactSorts } from './contact-filters.ts'
import { defineContract } from './contract.ts'
import { count } from './count.ts'
import { teamAccount } from './team-account.ts'

const view = z.object({
  id: z.string(),
  name: z.string(),
  /** Saved in this office, so it can be deleted. */
  isOwn: z.boolean(),
  q: z.nullable(z.string()),
  filters: contactFilters,
  sort: z.enum(contactSorts),
  count,
})
export type ListedView = z.output<typeof view>

/** The views of leads with their counts: built-in ones, then saved ones; and what their filters choose from. */
export const listViews = defineContract({
  name: 'list-views',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(view),
    /** Accounts that leads can be assigned to. */
    team: z.array(teamAccount),
    /** The sources of leads, each once, in alphabetical order. */
    sources: z.array(z.string()),
  }),
})
