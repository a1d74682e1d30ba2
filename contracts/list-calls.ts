import { callStates, callTypes, callViews, callWays } from '#domain/call-rules'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { count } from './count.ts'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'

const when = z.iso.datetime()

/** The last move of a call: which side made it, when, and from which time. */
const callMove = z.object({ by: z.enum(['them', 'us']), at: when, before: when })
export type CallMove = z.output<typeof callMove>

/** A call as the office shows it. */
const listedCall = z.object({
  id: z.string(),
  type: z.enum(callTypes),
  state: z.enum(callStates),
  startsAt: when,
  minutes: z.int(),
  zone: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  way: z.enum(callWays),
  broken: z.nullable(z.string()),
  /** The owner's questions as they were worded when asked, with the answers. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  joinUrl: z.nullable(z.string()),
  /** Its link is that of a Zoom meeting, or Zoom has yet to make one. */
  isZoom: z.boolean(),
  answerBy: when,
  requestedAt: when,
  note: z.nullable(z.string()),
  version: z.int(),
  move: z.nullable(callMove),
  /**
   * The scorecard that the visitor attached to the call, with the name of what they would repair first; its contact is
   * null once they were erased.
   */
  scorecard: z.nullable(
    z.object({ score: z.int(), repairFirst: z.string(), contactId: z.nullable(z.string()) }),
  ),
  /** The last email about it, if that failed and needs somebody. */
  failedMailId: z.nullable(z.string()),
  /** The email failed because its address was refused. */
  isAddressRefused: z.boolean(),
  /** The last delivery to Zoom about it, if that failed and needs somebody. */
  failedMeetingId: z.nullable(z.string()),
  /** Null once the contact was erased. */
  contact: z.nullable(
    z.object({
      id: z.string(),
      company: z.nullable(z.string()),
      score: z.nullable(z.int()),
      email: z.string(),
    }),
  ),
})
export type ListedCall = z.output<typeof listedCall>

/**
 * Returns the calls of a view: upcoming calls and open requests earliest first, past and canceled ones latest first.
 * `counts` has every view, the upcoming calls of the business's day (`today`), and for the last 30 days the calls with
 * an outcome (`marked`) and those whose last move was the visitor's (`movedByThem`).
 */
export const listCalls = defineContract({
  name: 'list-calls',
  input: listInput(z.strictObject({ view: z.optional(choice(callViews, 'There is no such view')) }), [
    'time',
  ]),
  output: z.extend(listOutput(listedCall), {
    counts: z.record(z.enum([...callViews, 'today', 'marked', 'movedByThem']), count),
    /** The oldest call that is over without a note of whether the visitor came. */
    oldestUnmarked: z.nullable(listedCall),
    /** The suggested link of the next video call: the business's own room, or the link of the last call. */
    proposedLink: z.nullable(z.object({ url: z.string(), isOwnRoom: z.boolean() })),
    /** Whether a video call that is confirmed without a link gets a Zoom meeting. */
    makesMeetings: z.boolean(),
    businessZone: z.string(),
    /** Whether a visitor who is marked as a no-show gets an email. */
    mailsNoShows: z.boolean(),
  }),
})
