import * as z from 'zod/mini'
import { contactFilters, contactSorts } from './contact-filters.ts'
import { defineContract } from './contract.ts'
import { count } from './count.ts'

const view = z.object({
  id: z.string(),
  name: z.string(),
  /** Saved in this office; it can be deleted. */
  isOwn: z.boolean(),
  q: z.nullable(z.string()),
  filters: contactFilters,
  sort: z.enum(contactSorts),
  count,
})
export type ListedView = z.output<typeof view>

/**
 * The views of the leads with how many each finds now: those every office has, then those saved in this one; and who
 * works on them.
 */
export const listViews = defineContract({
  name: 'list-views',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(view),
    /** Whoever leads can be handed to. */
    team: z.array(z.object({ id: z.string(), email: z.string() })),
  }),
})
