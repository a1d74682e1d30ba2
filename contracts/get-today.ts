import { activityKinds } from '#domain/activity'
import { deliveryStates } from '#domain/delivery-state'
import { deliveryBranchNames } from '#domain/delivery-service'
import * as z from 'zod/mini'
import { defineContract, type OutputOf } from './contract.ts'
import { count } from './count.ts'

const text = z.nullable(z.string())

const promise = z.object({
  /** Of business. */
  hours: z.number(),
  /** From Sunday, 0. */
  days: z.array(z.int()),
  /** Minutes since midnight. */
  opensAt: z.int(),
  closesAt: z.int(),
  /** IANA name. */
  zone: z.string(),
})

const waitingPerson = z.object({
  id: z.string(),
  name: text,
  email: z.string(),
  company: text,
  /** Since when, and until when they were promised a reply. */
  since: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** Of their last scorecard; the cost in USD, as they saw it. */
  score: z.nullable(z.int()),
  yearly_cost: z.nullable(z.number()),
  team_size: text,
  /** The last they sent: by which form, and what they want in a few words. */
  last_ask: z.nullable(z.object({ kind: z.enum(activityKinds), form: z.string(), wants: z.string() })),
  came_by: text,
  /** How far the last reply to them has come, where it has not been sent. */
  unsent_reply: z.nullable(z.enum(deliveryStates)),
})
export type WaitingPerson = z.output<typeof waitingPerson>

const brokenSink = z.object({
  /** `web` copies pictures. */
  name: z.enum(deliveryBranchNames),
  /** Deliveries that get no further without somebody, or keep being refused. */
  count: z.int(),
  /** Of them, those that were given up: they are not tried again by themselves. */
  givenUp: z.int(),
  /** When the first of them was tried. */
  since: z.nullable(z.iso.datetime()),
  /** What the service answered last. */
  answer: text,
})
export type BrokenSink = z.output<typeof brokenSink>

const unsentMails = z.object({
  /** All that wait for a connection, or for a decision. */
  count: z.int(),
  /** Of them, those from before a mail server was connected. */
  undecided: z.int(),
  /** Of these, what is out of date. */
  stale: z.int(),
})

const nextStep = z.object({
  contactId: z.string(),
  who: z.string(),
  step: z.string(),
  /** The day it was set for: today, or one before. `2026-11-22` */
  on: z.string(),
})
export type NextStep = z.output<typeof nextStep>

const workshopToday = z.object({
  at: z.iso.datetime(),
  name: z.string(),
  /** Seats taken of all of them; null where nobody has counted any. */
  seats: z.nullable(z.object({ taken: z.int(), of: z.int() })),
  /** IANA name. */
  zone: z.string(),
})
export type WorkshopToday = z.output<typeof workshopToday>

const firstReply = z.object({
  repliedAt: z.iso.datetime(),
  /** From the question to the reply, as far as it was inside business hours. */
  openMs: z.number(),
})
export type FirstReply = z.output<typeof firstReply>

const backupTrouble = z.object({
  /** When the newest whole one was finished. */
  newest: z.nullable(z.iso.datetime()),
  /** Why the last try came to nothing; null where one is overdue and nothing is known of it. */
  fault: text,
})
export type BackupTrouble = z.output<typeof backupTrouble>

/** What the office looks at first: what is broken, who waits, what the day brings, and how soon people were answered. */
export const getToday = defineContract({
  name: 'get-today',
  input: z.strictObject({}),
  output: z.object({
    data: z.object({
      promise,
      counts: z.object({
        everyone: count,
        waiting: count,
        /** Open, and nobody waits for a reply. */
        answered: count,
        /** Next steps for today or a day before. */
        due: count,
        /** Submissions that look like a machine’s. */
        heldSubmissions: count,
        /** Mails above the hour’s ceiling. */
        heldMails: count,
        /** Testimonials nobody has decided about. */
        testimonials: count,
        /** Deliveries that get no further without somebody. */
        stuck: count,
      }),
      /** Whoever waits longest first, the first few. */
      waiting: z.array(waitingPerson),
      broken: z.array(brokenSink),
      /** Mails to visitors, and to the owner, that have not been sent for want of a mail server. */
      unsent: z.object({ mail: unsentMails, owner: unsentMails }),
      /** How fast the worst clock of the site's servers is, slow if negative; null while all are right. */
      clockSkewSeconds: z.nullable(z.int()),
      /** Null while the site backs itself up as it should, or is not to. */
      backup: z.nullable(backupTrouble),
      /** For today or a day before, the oldest first, the first few. */
      steps: z.array(nextStep),
      /** Of today, over or not. */
      workshops: z.array(workshopToday),
      /** Of the last 30 days, the newest 500 at most, the newest first. */
      replies: z.array(firstReply),
      /** Whether viewers may take leads away as a file. */
      viewersMayExport: z.boolean(),
      setUp: z.object({
        /** Whether mails reach visitors, and the owner. */
        connected: z.object({ mail: z.boolean(), owner: z.boolean() }),
        /** Mails are kept as files for good, because the site runs for development. */
        isCaptured: z.boolean(),
      }),
    }),
  }),
})
export type Today = OutputOf<typeof getToday>['data']
