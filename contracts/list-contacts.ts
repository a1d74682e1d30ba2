import { contactStatuses } from '#domain/contact-status'
import * as z from 'zod/mini'
import { activityKind } from './activity-kind.ts'
import { contactFilters, contactSorts } from './contact-filters.ts'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'
import { teamAccount } from './team-account.ts'

const time = z.nullable(z.iso.datetime())
const text = z.nullable(z.string())

const listedContact = z.object({
  id: z.string(),
  /** The version that a change sends back. */
  version: z.int(),
  name: text,
  email: z.string(),
  company: text,
  phone: text,
  status: z.enum(contactStatuses),
  /** The owner. */
  owner: z.nullable(teamAccount),
  /** The time of the oldest open question. */
  waiting_since: time,
  /** The promised reply time. */
  reply_due_at: time,
  first_asked_at: time,
  first_reply_at: time,
  last_activity_at: z.iso.datetime(),
  next_step: text,
  next_step_on: z.nullable(z.iso.date()),
  /** From their last scorecard; its cost in USD, as they saw it. */
  score: z.nullable(z.int()),
  yearly_cost: z.nullable(z.number()),
  team_size: text,
  /** Their last submission: its form, and a summary of the request, quoting their own words. */
  last_ask: z.nullable(
    z.object({
      kind: activityKind,
      form: z.string(),
      wants: z.string(),
      /** Whether `wants` is the sender's own answer. */
      isOwn: z.boolean(),
      at: z.iso.datetime(),
    }),
  ),
  /** Their first and current source: `LinkedIn`, `Google`, a site's name, or `Direct`. */
  first_came_by: text,
  came_by: text,
})
export type ListedContact = z.output<typeof listedContact>

/** The back office's contacts, without merged ones. */
export const listContacts = defineContract({
  name: 'list-contacts',
  input: listInput(contactFilters, contactSorts),
  output: z.extend(listOutput(listedContact), {
    /** When nothing matched: the corrected spelling whose results these are. */
    didYouMean: z.nullable(z.string()),
    /** Nothing matched, and the corrected spelling could not be found in time. */
    gaveUp: z.boolean(),
  }),
})
