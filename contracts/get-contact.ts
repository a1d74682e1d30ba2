import { activityKinds } from '#domain/activity'
import { contactOrigins } from '#domain/contact-origin'
import { contactStatuses, replyWays } from '#domain/contact-status'
import { deliveryServiceNames } from '#domain/delivery-service'
import { attemptOutcomes, deliveryStates } from '#domain/delivery-state'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { contactId } from './update-contact.ts'
import { touch } from './visit.ts'

const time = z.iso.datetime()
const text = z.nullable(z.string())
const account = z.object({ id: z.string(), email: z.string() })
export type Account = z.output<typeof account>

const delivery = z.object({
  id: z.string(),
  /** The name of its kind, such as `score-mail`. */
  kind: z.string(),
  service: z.enum(deliveryServiceNames),
  state: z.enum(deliveryStates),
  lastError: text,
  at: time,
  deliveredAt: z.nullable(time),
  nextAttemptAt: z.nullable(time),
  /** The oldest first. */
  attempts: z.array(
    z.object({
      startedAt: time,
      tookMs: z.nullable(z.int()),
      outcome: z.enum(attemptOutcomes),
      answer: text,
    }),
  ),
})
export type ContactDelivery = z.output<typeof delivery>

const entryBase = { id: z.string(), at: time }
const entry = z.discriminatedUnion('type', [
  z.object({
    ...entryBase,
    type: z.literal('form'),
    kind: z.enum(activityKinds),
    /** The row it speaks of in the form's own table. */
    subjectId: z.string(),
    source: text,
    content: z.array(z.tuple([z.string(), z.union([z.string(), z.array(z.string())])])),
    touch: z.nullable(touch),
    /** What was told to others because of it: the owner, the spreadsheet, Zoom. */
    deliveries: z.array(delivery),
  }),
  z.object({ ...entryBase, type: z.literal('mail'), delivery }),
  z.object({ ...entryBase, type: z.enum(['note', 'call']), text: z.string(), author: text }),
  z.object({
    ...entryBase,
    type: z.literal('reply'),
    subject: z.string(),
    text: z.string(),
    author: text,
    delivery: z.nullable(delivery),
  }),
  z.object({
    ...entryBase,
    type: z.literal('change'),
    /** The function that did it. */
    action: z.string(),
    author: text,
    /** The columns that changed, as they became. */
    became: z.record(z.string(), z.unknown()),
  }),
])
export type ContactEntry = z.output<typeof entry>

const scorecard = z.object({
  id: z.string(),
  at: time,
  score: z.int(),
  tier: z.string(),
  /** Question by question; `points` is null where none are given, `was` what was said the time before, if other. */
  answers: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      points: z.nullable(z.int()),
      was: text,
    }),
  ),
  /** In USD: a year's as the visitor saw it, and the figure that the spreadsheet's column holds. */
  cost: z.object({
    hoursPerWeek: z.number(),
    hourlyRateUsd: z.number(),
    yearlyUsd: z.number(),
    savedUsd: z.number(),
  }),
})
export type ContactScorecard = z.output<typeof scorecard>

export const timelineParts = ['all', 'forms', 'mail', 'notes'] as const
export type TimelinePart = (typeof timelineParts)[number]

/**
 * All that is known of somebody. Of the timeline, the newest first, one page: `cursor` asks for the next, `only` for a
 * part of it. The id of a contact that was merged answers with whoever it turned out to be, under their id.
 */
export const getContact = defineContract({
  name: 'get-contact',
  input: z.strictObject({
    id: contactId,
    only: z._default(z.enum(timelineParts), 'all'),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,300}$/, 'This is not the end of a page'))),
  }),
  output: z.object({
    data: z.object({
      id: z.string(),
      /** What a change says it has seen. */
      version: z.int(),
      email: z.string(),
      /** Of contacts that were merged into this one. */
      otherEmails: z.array(z.string()),
      name: text,
      company: text,
      phone: text,
      linkedin: text,
      status: z.enum(contactStatuses),
      owner: z.nullable(account),
      /** Whoever of the back office may be chosen as the owner. */
      team: z.array(account),
      waitingSince: z.nullable(time),
      /** How far the last reply to somebody who waits has come, where it has not been sent. */
      unsentReply: z.nullable(z.enum(deliveryStates)),
      /** Whether mails are sent, or wait for a mail server. */
      isMailConnected: z.boolean(),
      /** Until when whoever waits was promised a reply. */
      dueAt: z.nullable(time),
      firstAskedAt: z.nullable(time),
      firstReply: z.nullable(z.object({ at: time, by: text, how: z.nullable(z.enum(replyWays)) })),
      nextStep: text,
      nextStepOn: z.nullable(z.iso.date()),
      teamSize: text,
      createdAt: time,
      confirmedAt: z.nullable(time),
      /** How they were added, where it was not by a form; null also where nobody stored it. */
      origin: z.nullable(z.enum(contactOrigins)),
      firstTouch: z.nullable(touch),
      lastTouch: z.nullable(touch),
      /** What has led here, the oldest first: scorecards, what was asked, workshops. */
      milestones: z.array(
        z.object({ kind: z.enum(activityKinds), subjectId: z.string(), source: text, at: time }),
      ),
      /** The newest first. */
      scorecards: z.array(scorecard),
      /** What was agreed to, or left again, in whose words. */
      consents: z.array(
        z.object({
          to: z.enum(['newsletter', 'publication']),
          state: z.enum(['asked', 'given', 'withdrawn']),
          at: time,
          wording: text,
        }),
      ),
      /** Who may be the same person, and why. */
      duplicates: z.array(
        z.object({
          id: z.string(),
          name: text,
          email: z.string(),
          company: text,
          phone: text,
          linkedin: text,
          status: z.enum(contactStatuses),
          owner: z.nullable(account),
          nextStep: text,
          nextStepOn: z.nullable(z.iso.date()),
          evidence: z.array(z.enum(['phone', 'linkedin', 'name'])),
        }),
      ),
      timeline: z.object({
        data: z.array(entry),
        nextCursor: text,
        counts: z.record(z.enum(timelineParts), z.int()),
      }),
    }),
  }),
})
export type ContactPage = z.output<typeof getContact.output>['data']
