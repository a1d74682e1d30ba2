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

/** Filters for contacts, combined with and. */
export const contactFilters = z.strictObject({
  status: z.optional(
    z
      .array(z.enum(contactStatuses))
      .check(z.minLength(1, 'Name at least one status'), z.maxLength(contactStatuses.length)),
  ),
  /** They have an open question. */
  waiting: yes,
  /** Their next step is due today or overdue. */
  due: yes,
  noNextStep: yes,
  /** They have a call ahead that was moved. */
  movedCall: yes,
  /** The range of their last scorecard, both inclusive. */
  scoreFrom: score,
  scoreTo: score,
  /** The minimum yearly cost in USD, as they saw it. */
  costFrom: z.optional(z.int(outOfCost).check(z.gte(0, outOfCost), z.lte(1_000_000_000, outOfCost))),
  teamSize: z.optional(
    z.array(z.enum(teamSizes)).check(z.minLength(1, 'Name at least one size'), z.maxLength(teamSizes.length)),
  ),
  /** Active within this many days. */
  since: z.optional(z.int(outOfDays).check(z.gte(1, outOfDays), z.lte(3650, outOfDays))),
  /** The owner: an account id, or `nobody`. */
  owner: z.optional(z.string().check(z.regex(owner, 'Name an account, or nobody'))),
})
export type ContactFilters = z.output<typeof contactFilters>

/**
 * - `waiting`: longest waiting, then latest activity
 * - `newest`: latest activity
 * - `score`, `cost`: highest first, then those without
 * - `next-step`: soonest first, then those without
 * - `match`: where most of the search words begin a word
 */
export const contactSorts = ['waiting', 'newest', 'score', 'cost', 'next-step', 'match'] as const
export type ContactSort = (typeof contactSorts)[number]
