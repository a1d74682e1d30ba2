import { activityKinds } from '#domain/activity'
import { contactStatuses } from '#domain/contact-status'
import * as z from 'zod/mini'
import { contactFilters, contactSorts } from './contact-filters.ts'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'

const time = z.nullable(z.iso.datetime())
const text = z.nullable(z.string())

const listedContact = z.object({
  id: z.string(),
  /** What a change says it has seen. */
  version: z.int(),
  name: text,
  email: z.string(),
  company: text,
  phone: text,
  status: z.enum(contactStatuses),
  /** Whoever works on them. */
  owner: z.nullable(z.object({ id: z.string(), email: z.string() })),
  /** When the first thing was asked that is still open. */
  waiting_since: time,
  /** Until when they were promised a reply. */
  reply_due_at: time,
  first_asked_at: time,
  first_reply_at: time,
  last_activity_at: z.iso.datetime(),
  next_step: text,
  next_step_on: z.nullable(z.iso.date()),
  /** Of their last scorecard; what it costs them is in USD, as they saw it. */
  score: z.nullable(z.int()),
  yearly_cost: z.nullable(z.number()),
  team_size: text,
  /** The last they sent: by which form, and what they want in a few words, quoted where it is their own. */
  last_ask: z.nullable(
    z.object({ kind: z.enum(activityKinds), form: z.string(), wants: z.string(), at: z.iso.datetime() }),
  ),
  /** Where they came from, first and this time: `LinkedIn`, `Google`, the name of a site, or `Direct`. */
  first_came_by: text,
  came_by: text,
})
export type ListedContact = z.output<typeof listedContact>

/** The people the site has heard of, for the back office; whoever was merged into another is not among them. */
export const listContacts = defineContract({
  name: 'list-contacts',
  input: listInput(contactFilters, contactSorts),
  output: z.extend(listOutput(listedContact), {
    /** Where nobody was found: the same as people's names spell it, and these are whom that finds. */
    didYouMean: z.nullable(z.string()),
    /** Nobody was found, and it took too long to look for what was meant. */
    gaveUp: z.boolean(),
  }),
})
