import * as z from 'zod/mini'
import { subscriberStates } from '#domain/newsletter'
import { count } from './count.ts'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'
import { time } from './time.ts'

const subscriber = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(subscriberStates),
  signedUpAt: z.iso.datetime(),
  /** When the state last changed. */
  changedAt: z.iso.datetime(),
  /** When the button of our mail was last pressed; null without a record of it. */
  confirmedAt: z.nullable(z.iso.datetime()),
  /** When the confirmation was last asked for; null since the state last changed. */
  askedAt: z.nullable(z.iso.datetime()),
  /** The source of the visit in which they signed up; null if unknown. */
  source: z.nullable(z.string()),
  /** The lead with this address. */
  contactId: z.nullable(z.string()),
  /** Whether the mail with the button failed or is not sent yet; null once a mail server accepted it. */
  mail: z.nullable(z.enum(['failed', 'waiting'])),
})
export type ListedSubscriber = z.output<typeof subscriber>

const subscriberFilters = z.strictObject({
  state: z.optional(z.enum(subscriberStates, 'There is no such state')),
  /** Signed up since then. */
  since: z.optional(time('Not a time')),
})
export type SubscriberFilters = z.output<typeof subscriberFilters>

/** The newsletter's subscribers, with unconfirmed and unsubscribed addresses, newest first. */
export const listSubscribers = defineContract({
  name: 'list-subscribers',
  input: listInput(subscriberFilters, ['newest']),
  output: z.extend(listOutput(subscriber), {
    /** Counts of all subscribers, whatever the filter; `erased` are addresses that no import adds again. */
    totals: z.object({ subscribed: count, pending: count, unsubscribed: count, erased: count }),
    /** The newest sign-ups, within the retention of unconfirmed ones. */
    recent: z.object({
      signUps: z.int(),
      confirmed: z.int(),
      /** Whether there were more than are counted. */
      isPart: z.boolean(),
      sources: z.array(z.object({ source: z.nullable(z.string()), signUps: z.int(), confirmed: z.int() })),
    }),
  }),
})
