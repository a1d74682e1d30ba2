import { activityKinds } from '#domain/activity'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'
import { time } from './time.ts'

/** Quarantined submissions: waiting, released, or rejected. */
const heldState = z.enum(['held', 'released', 'rejected'])
/** Stored submissions: all, or unassigned ones. */
const storedState = z.enum(['received', 'without_address'])

/** Filters of any of these lists. */
export const submissionNarrowing = z.strictObject({
  /** No list means all. */
  form: z.optional(z.array(z.enum(activityKinds)).check(z.maxLength(activityKinds.length))),
  since: z.optional(time('Not a time')),
})

const submissionFilters = z.extend(submissionNarrowing, {
  state: z.optional(z.enum([...heldState.options, ...storedState.options])),
  /** Returns only the row with this id, wherever it is in the list. */
  id: z.optional(z.uuid('The id must be a UUID')),
})
export type SubmissionFilters = z.output<typeof submissionFilters>

const heldSubmission = z.object({
  id: z.string(),
  state: heldState,
  /** The form; null if it no longer exists. */
  form: z.nullable(z.enum(activityKinds)),
  /** The sender's name and address, as far as given. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The reasons for quarantine, as sentences. */
  reasons: z.array(z.string()),
  /** The longest text in the sender's own words; null without one. */
  quote: z.nullable(z.string()),
  /** The input, and the functions it was sent to. */
  calls: z.array(z.object({ function: z.string(), input: z.record(z.string(), z.unknown()) })),
  /** Whether releasing it sends a mail to a visitor. */
  mails: z.boolean(),
  /** ISO 8601, as is `decidedAt`, the time of release or rejection. */
  heldAt: z.string(),
  decidedAt: z.nullable(z.string()),
})
export type QuarantinedSubmission = z.output<typeof heldSubmission>

const person = z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() })

const receivedSubmission = z.object({
  id: z.string(),
  state: storedState,
  form: z.enum(activityKinds),
  /** Which of several forms of one kind sent it. */
  source: z.nullable(z.string()),
  contact: z.nullable(person),
  /** Question by question, verbatim. */
  content: z.array(z.tuple([z.string(), z.union([z.string(), z.readonly(z.array(z.string()))])])),
  /** The contract's field of each answer; null for one of an earlier version that is shown as it was. */
  fields: z.optional(z.array(z.nullable(z.string()))),
  /** The beginning of the longest text that the sender wrote, or else of the longest answer. */
  gist: z.string(),
  receivedAt: z.iso.datetime(),
  /** Candidates for an unassigned one, with the evidence. */
  probably: z.array(
    z.object({ contact: person, because: z.enum(['company', 'name', 'email']), said: z.string() }),
  ),
})
export type ReceivedSubmission = z.output<typeof receivedSubmission>

/**
 * What the forms received, newest first: quarantined or stored submissions. Without a filter, quarantined ones that
 * wait.
 */
export const listSubmissions = defineContract({
  name: 'list-submissions',
  input: listInput(submissionFilters, ['newest']),
  output: listOutput(z.union([heldSubmission, receivedSubmission])),
})
