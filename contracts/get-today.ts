import { deliveryStates } from '#domain/delivery-state'
import { deliveryBranchNames } from '#domain/delivery-service'
import * as z from 'zod/mini'
import { activityKind } from './activity-kind.ts'
import { defineContract, type OutputOf } from './contract.ts'
import { count } from './count.ts'
import { firstReply } from './first-reply.ts'

const text = z.nullable(z.string())

const promise = z.object({
  /** Business hours. */
  hours: z.number(),
  /** When the business is open, by weekday from Sunday, 0, in minutes since midnight. */
  week: z.array(z.array(z.object({ from: z.int(), to: z.int() }))),
  /** IANA name. */
  zone: z.string(),
})

const waitingPerson = z.object({
  id: z.string(),
  name: text,
  email: z.string(),
  company: text,
  phone: text,
  /** When the wait began, and when the reply is due. */
  since: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** From their last scorecard; the cost in USD, as they saw it. */
  score: z.nullable(z.int()),
  yearly_cost: z.nullable(z.number()),
  team_size: text,
  /** Their last submission: its form, and a summary of the request. */
  last_ask: z.nullable(
    z.object({ kind: activityKind, form: z.string(), wants: z.string(), isOwn: z.boolean() }),
  ),
  came_by: text,
  /** The state of the last unsent reply to them. */
  unsent_reply: z.nullable(z.enum(deliveryStates)),
})
export type WaitingPerson = z.output<typeof waitingPerson>

const brokenSink = z.object({
  /** `web` copies pictures. */
  name: z.enum(deliveryBranchNames),
  /** Deliveries that need somebody, or that the service keeps refusing. */
  count: z.int(),
  /** Those that failed for good. */
  givenUp: z.int(),
  /** When the first of them was attempted. */
  since: z.nullable(z.iso.datetime()),
  /** The service's last response. */
  answer: text,
})
export type BrokenSink = z.output<typeof brokenSink>

/** A service's name, the words for one and several of its deliveries, and the text while it is `off` (unconnected). */
const serviceWords = z.object({ title: z.string(), one: z.string(), many: z.string(), off: z.string() })

const unsentMails = z.object({
  /** Deliveries waiting for a connection or a decision. */
  count: z.int(),
  /** Those from before a mail server was connected. */
  undecided: z.int(),
  /** The outdated ones among these. */
  stale: z.int(),
})

const nextStep = z.object({
  contactId: z.string(),
  /** The contact’s version, so that finishing a step that somebody has changed is a conflict. */
  version: z.int(),
  who: z.string(),
  step: z.string(),
  /** The due date: today or earlier. `2026-11-22` */
  on: z.string(),
})
export type NextStep = z.output<typeof nextStep>

const workshopToday = z.object({
  at: z.iso.datetime(),
  name: z.string(),
  /** Seats taken and in all; null where they are not counted. */
  seats: z.nullable(z.object({ taken: z.int(), of: z.int() })),
  /** IANA name. */
  zone: z.string(),
})
export type WorkshopToday = z.output<typeof workshopToday>

const backupTrouble = z.object({
  /** When the newest complete one was finished. */
  newest: z.nullable(z.iso.datetime()),
  /** Why the last attempt failed; null where one is overdue for an unknown reason. */
  fault: text,
  /** The time of a backup that was made while the server's clock was ahead; it does not count before then. */
  ahead: z.nullable(z.iso.datetime()),
})
export type BackupTrouble = z.output<typeof backupTrouble>

const lateCalendar = z.object({
  id: z.string(),
  name: z.string(),
  /** When it was read last; null if it never was. */
  readAt: z.nullable(z.iso.datetime()),
  fault: text,
})

/** Today's data: what is broken, who waits, the agenda, and first response times. */
export const getToday = defineContract({
  name: 'get-today',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      promise,
      counts: z.object({
        everyone: count,
        waiting: count,
        /** Leads in an open status, waiting or not. */
        open: count,
        /** Next steps due today or overdue. */
        due: count,
        /** Requested calls that wait for an answer. */
        calls: count,
        /** Past calls for which nobody has noted whether the visitor came. */
        unmarkedCalls: count,
        /** Quarantined submissions. */
        heldSubmissions: count,
        /** Mails beyond the hourly limit. */
        heldMails: count,
        /** Testimonials waiting for review. */
        testimonials: count,
        /** Deliveries that need somebody. */
        stuck: count,
      }),
      /** The first few people who wait, in the order to call them (behavior 14.5). */
      waiting: z.array(waitingPerson),
      broken: z.array(brokenSink),
      services: z.record(z.enum(deliveryBranchNames), serviceWords),
      /** Unsent mails to visitors, and to the owner, for lack of a mail server. */
      unsent: z.object({ mail: unsentMails, owner: unsentMails }),
      /** How many seconds the worst server clock is ahead, behind if negative; null if all are right. */
      clockSkewSeconds: z.nullable(z.int()),
      /** Null while backups are made on schedule, or are turned off. */
      backup: z.nullable(backupTrouble),
      /** The seats of the next free workshop while its mails have no link to it; 0 once there is one. */
      seatsWithoutLink: z.int(),
      /** Calendars that have not been read for six hours. */
      lateCalendars: z.array(lateCalendar),
      /** The first few that are overdue, oldest first, then those due today. */
      steps: z.array(nextStep),
      /** Today's, including past ones. */
      workshops: z.array(workshopToday),
      /** First replies of the last 30 days, at most 500, newest first. */
      replies: z.array(firstReply),
      /** Whether viewers may export leads. */
      viewersMayExport: z.boolean(),
      setUp: z.object({
        /** Whether mails reach visitors, and the owner. */
        connected: z.object({ mail: z.boolean(), owner: z.boolean() }),
        /** Why the mail connection that was saved cannot be used, as a sentence. */
        mailFault: text,
        /** Mails are captured for good, because the site runs in development. */
        isCaptured: z.boolean(),
      }),
    }),
  }),
})
export type Today = OutputOf<typeof getToday>['data']
