import { teamSizes } from '#domain/answers'
import { contactStatuses } from '#domain/contact-status'
import { maxScore } from '#domain/score'
import * as z from 'zod/mini'
import './messages.ts'

const yes = z.optional(z.literal(true, 'Give true, or leave it out'))

const outOfScore = `A score is from 0 to ${maxScore}`
const score = z.optional(z.int(outOfScore).check(z.gte(0, outOfScore), z.lte(maxScore, outOfScore)))

const outOfDays = 'Give from 1 to 3650 days'
const outOfCost = 'Give whole dollars'
const owner = /^(?:nobody|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Which contacts: those of whom all that is given is true. */
export const contactFilters = z.strictObject({
  status: z.optional(
    z
      .array(z.enum(contactStatuses))
      .check(z.minLength(1, 'Name at least one status'), z.maxLength(contactStatuses.length)),
  ),
  /** Something they asked is open. */
  waiting: yes,
  /** Their next step is for today, or was for a day before. */
  due: yes,
  noNextStep: yes,
  /** Of their last scorecard, both inclusive. */
  scoreFrom: score,
  scoreTo: score,
  /** What waiting costs them a year in USD, at least, as they saw it. */
  costFrom: z.optional(z.int(outOfCost).check(z.gte(0, outOfCost), z.lte(1_000_000_000, outOfCost))),
  teamSize: z.optional(
    z.array(z.enum(teamSizes)).check(z.minLength(1, 'Name at least one size'), z.maxLength(teamSizes.length)),
  ),
  /** Heard of within the last so many days. */
  since: z.optional(z.int(outOfDays).check(z.gte(1, outOfDays), z.lte(3650, outOfDays))),
  /** Whoever works on them: the id of an account, or `nobody`. */
  owner: z.optional(z.string().check(z.regex(owner, 'Name an account, or nobody'))),
})
export type ContactFilters = z.output<typeof contactFilters>

/**
 * - `waiting`: whoever waits longest, then whoever was heard of last
 * - `newest`: whoever was heard of last
 * - `score`, `cost`: the highest first, then those who have none
 * - `next-step`: the soonest first, then those who have none
 * - `match`: where most of the words that are searched for begin a word
 */
export const contactSorts = ['waiting', 'newest', 'score', 'cost', 'next-step', 'match'] as const
export type ContactSort = (typeof contactSorts)[number]
