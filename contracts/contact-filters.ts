import { activityKinds } from '#domain/activity'
import { answerKeyPattern } from '#domain/answer-key'
import { teamSizes } from '#domain/answers'
import { contactStatuses } from '#domain/contact-status'
import { subscriberStates } from '#domain/newsletter'
import { maxScore } from '#domain/score'
import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { requiredText } from './person.ts'
import './messages.ts'

const yes = z.optional(z.literal(true, 'Give true, or leave it out'))

const outOfScore = `A score is from 0 to ${maxScore}`
const score = z.optional(z.int(outOfScore).check(z.gte(0, outOfScore), z.lte(maxScore, outOfScore)))

const outOfDays = 'Give from 1 to 3650 days'
const outOfCost = 'Give whole dollars'
const start = instant()
const owner = /^(?:nobody|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The workshop without sessions, as a filter. */
export const readinessWorkshop = 'readiness'

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
  /** They sent one of these forms. */
  form: z.optional(
    z
      .array(z.enum(activityKinds))
      .check(z.minLength(1, 'Name at least one form'), z.maxLength(activityKinds.length)),
  ),
  /** They gave all of these answers, such as `scorecard.leadHandling.manual`; answers of one form in one submission. */
  answer: z.optional(
    z
      .array(z.string().check(z.regex(answerKeyPattern, 'Name form, field and value')))
      .check(z.minLength(1, 'Name at least one answer'), z.maxLength(50, 'Name at most 50 answers')),
  ),
  /** Where they came from, as the list names it: `LinkedIn`, `Direct`, `Import`. */
  source: z.optional(
    z
      .array(requiredText(60, 'Name a source'))
      .check(z.minLength(1, 'Name at least one source'), z.maxLength(20)),
  ),
  /** They signed up for the newsletter, and this became of it. */
  newsletter: z.optional(z.enum(subscriberStates)),
  /** They gave permission to publish a testimonial. */
  mayPublish: yes,
  /** They registered for the `readiness` workshop, or for the session of the free one that starts then. */
  workshop: z.optional(
    z
      .string()
      .check(
        z.refine((text) => text === readinessWorkshop || start.safeParse(text).success, 'Name a workshop'),
      ),
  ),
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
