import { activityKinds } from '#domain/activity'
import { contactOrigins } from '#domain/contact-origin'
import { messageDirections } from '#domain/mailbox-message'
import { contactStatuses, replyWays } from '#domain/contact-status'
import { deliveryServiceNames } from '#domain/delivery-service'
import { attemptOutcomes, deliveryStates } from '#domain/delivery-state'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { teamAccount } from './team-account.ts'
import { contactId } from './update-contact.ts'
import { touch } from './visit.ts'

const time = z.iso.datetime()
const text = z.nullable(z.string())

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
  /** Oldest first. */
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
    /** The row in the form's own table. */
    subjectId: z.string(),
    source: text,
    content: z.array(z.tuple([z.string(), z.union([z.string(), z.array(z.string())])])),
    /**
     * The contract's field of each answer in `content`; null for an unconverted answer of an earlier version. Optional,
     * like `sentence`, so that pages and processes of different versions work together during an upgrade.
     */
    fields: z.optional(z.array(z.nullable(z.string()))),
    /** The fields that are not shown again: those in the contact's data, and those that `sentence` contains. */
    shownAbove: z.optional(z.array(z.string())),
    /** What they did: "Finished the scorecard: 14 of 27, The System Architect". */
    sentence: z.optional(z.string()),
    touch: z.nullable(touch),
    /** The deliveries it caused: to the owner, the spreadsheet, Zoom. */
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
    /** A mail that was read from the mailbox. */
    type: z.literal('message'),
    direction: z.enum(messageDirections),
    /** The sender of a received mail, the recipient of a sent one. */
    address: z.string(),
    subject: z.string(),
    /** Joined by line ends, the whole text. */
    parts: z.array(z.object({ text: z.string(), isQuoted: z.boolean() })),
    attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int() })),
    isAutomatic: z.boolean(),
    isForged: z.boolean(),
    isCut: z.boolean(),
    author: text,
  }),
  z.object({
    ...entryBase,
    type: z.literal('change'),
    /** The function that made the change. */
    action: z.string(),
    author: text,
    /** The changed columns with their new values. */
    became: z.record(z.string(), z.unknown()),
  }),
])
export type ContactEntry = z.output<typeof entry>

const scorecard = z.object({
  id: z.string(),
  at: time,
  score: z.int(),
  tier: z.string(),
  /** Question by question; `points` is null for unscored ones, `was` the previous answer if it differs. */
  answers: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      points: z.nullable(z.int()),
      was: text,
    }),
  ),
  /** In USD: the yearly cost as the visitor saw it, and the figure in the spreadsheet. */
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
 * Everything known of a contact, with one page of the timeline, newest first: `cursor` returns the next, `only`
 * filters by part. A merged contact's id returns the surviving contact under its own id.
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
      /** The version that a change sends back. */
      version: z.int(),
      email: z.string(),
      /** The addresses of contacts merged into this one. */
      otherEmails: z.array(z.string()),
      name: text,
      company: text,
      phone: text,
      linkedin: text,
      status: z.enum(contactStatuses),
      owner: z.nullable(teamAccount),
      /** Accounts that can be the owner. */
      team: z.array(teamAccount),
      waitingSince: z.nullable(time),
      /** The state of the last unsent reply to somebody who waits. */
      unsentReply: z.nullable(z.enum(deliveryStates)),
      /** An address of theirs that a mail server refused as nonexistent, with its reply and the probable correction. */
      refusedAddress: z.optional(
        z.nullable(z.object({ address: z.string(), answer: z.string(), waiting: z.int(), suggestion: text })),
      ),
      /** Whether replies are read from a connected mailbox. */
      readsReplies: z.optional(z.boolean()),
      /** Their last message by mail or in a form, until somebody has replied to it. */
      lastMessage: z.optional(
        z.nullable(
          z.object({
            id: z.string(),
            at: time,
            address: z.string(),
            subject: z.string(),
            /** Empty for a form without free text. */
            text: z.string(),
            /** For a form: what they did. */
            sentence: z.optional(z.string()),
          }),
        ),
      ),
      /** Whether mails are sent, or wait for a mail server. */
      isMailConnected: z.boolean(),
      /** The promised reply time. */
      dueAt: z.nullable(time),
      firstAskedAt: z.nullable(time),
      firstReply: z.nullable(z.object({ at: time, by: text, how: z.nullable(z.enum(replyWays)) })),
      nextStep: text,
      nextStepOn: z.nullable(z.iso.date()),
      teamSize: text,
      createdAt: time,
      confirmedAt: z.nullable(time),
      /** How they were added without a form; null also if unknown. */
      origin: z.nullable(z.enum(contactOrigins)),
      firstTouch: z.nullable(touch),
      lastTouch: z.nullable(touch),
      /** Milestones, oldest first: scorecards, requests, workshops. */
      milestones: z.array(
        z.object({ kind: z.enum(activityKinds), subjectId: z.string(), source: text, at: time }),
      ),
      /** Newest first. */
      scorecards: z.array(scorecard),
      /** Consents given and withdrawn, with their exact wording. */
      consents: z.array(
        z.object({
          to: z.enum(['newsletter', 'publication']),
          state: z.enum(['asked', 'given', 'withdrawn']),
          at: time,
          wording: text,
        }),
      ),
      /** Possible duplicates, with the evidence. */
      duplicates: z.array(
        z.object({
          id: z.string(),
          name: text,
          email: z.string(),
          company: text,
          phone: text,
          linkedin: text,
          status: z.enum(contactStatuses),
          owner: z.nullable(teamAccount),
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
