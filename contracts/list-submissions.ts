import { activityKinds } from '#domain/activity'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'
import { time } from './time.ts'

/** What was held back as a machine's: still, let through, or thrown out. */
const heldState = z.enum(['held', 'released', 'rejected'])
/** What was stored: all of it, or what belongs to nobody yet. */
const storedState = z.enum(['received', 'without_address'])

/** What narrows any of these lists. */
export const submissionNarrowing = z.strictObject({
  /** An absent list leaves out nothing. */
  form: z.optional(z.array(z.enum(activityKinds)).check(z.maxLength(activityKinds.length))),
  since: z.optional(time('Not a time')),
})

const submissionFilters = z.extend(submissionNarrowing, {
  state: z.optional(z.enum([...heldState.options, ...storedState.options])),
  /** One alone, wherever in the list it stands. */
  id: z.optional(z.uuid('The id must be a UUID')),
})
export type SubmissionFilters = z.output<typeof submissionFilters>

const heldSubmission = z.object({
  id: z.string(),
  state: heldState,
  /** By which form it came; null for one that is no more. */
  form: z.nullable(z.enum(activityKinds)),
  /** Whose it is, as far as it says. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Why it was held back: sentences. */
  reasons: z.array(z.string()),
  /** What was sent, and the functions it was sent to. */
  calls: z.array(z.object({ function: z.string(), input: z.record(z.string(), z.unknown()) })),
  /** Whether somebody is mailed when it is let through. */
  mails: z.boolean(),
  /** ISO 8601, as is `decidedAt`: when it was released or rejected. */
  heldAt: z.string(),
  decidedAt: z.nullable(z.string()),
})
export type HeldSubmission = z.output<typeof heldSubmission>

const person = z.object({ id: z.string(), name: z.nullable(z.string()), email: z.string() })

const receivedSubmission = z.object({
  id: z.string(),
  state: storedState,
  form: z.enum(activityKinds),
  /** Which of several forms of a kind. */
  source: z.nullable(z.string()),
  contact: z.nullable(person),
  /** Question by question, as it was given. */
  content: z.array(z.tuple([z.string(), z.union([z.string(), z.readonly(z.array(z.string()))])])),
  receivedAt: z.iso.datetime(),
  /** Of one that belongs to nobody: whose it may be, and what says so. */
  probably: z.array(
    z.object({ contact: person, because: z.enum(['company', 'name', 'email']), said: z.string() }),
  ),
})
export type ReceivedSubmission = z.output<typeof receivedSubmission>

/**
 * What the forms received, the newest first: what was held back as a machine's, or what was stored. Without a filter
 * those that are held and still wait.
 */
export const listSubmissions = defineContract({
  name: 'list-submissions',
  input: listInput(submissionFilters, ['newest']),
  output: listOutput(z.union([heldSubmission, receivedSubmission])),
})
