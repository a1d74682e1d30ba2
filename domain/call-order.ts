import { latestDue, type ReplyPromise } from './reply-promise.ts'

interface Waiting {
  since: Date
  /** From their last scorecard; null without one. */
  yearlyCost: number | null
  teamSize: string | null
}

/** The yearly cost in USD assumed for a contact without a scorecard: below a typical one, above the smallest. */
const unknownCost = 50_000
const halfLifeMs = 7 * 24 * 3_600_000
const teamWeights: Readonly<Record<string, number>> = { small: 1.25, medium: 1.5, large: 2 }

/** The value of a call now, in USD a year; it halves with each week of waiting. */
function worthOf({ since, yearlyCost, teamSize }: Waiting, now: Date): number {
  const waitedMs = Math.max(now.getTime() - since.getTime(), 0)
  return (yearlyCost ?? unknownCost) * (teamWeights[teamSize ?? ''] ?? 1) * 2 ** (-waitedMs / halfLifeMs)
}

/**
 * The range of question times whose promise is not broken yet and has at most half of its time left: later than
 * `after`, up to `until`.
 */
export const endingSoon = (now: Date, promise: ReplyPromise) => ({
  after: latestDue(now, promise),
  until: latestDue(now, { ...promise, hours: promise.hours / 2 }),
})

/**
 * Returns the people in the order to call them. It alternates between the most valuable call and the promise that ends
 * next, so that both are among the first two.
 */
export function callOrder<Person extends Waiting>(
  people: readonly Person[],
  now: Date,
  promise: ReplyPromise,
): Person[] {
  const { after, until } = endingSoon(now, promise)
  const bySince = people.toSorted((one, other) => one.since.getTime() - other.since.getTime())
  const ending = bySince.filter(({ since }) => since > after && since <= until)
  const byWorth = bySince.toSorted((one, other) => worthOf(other, now) - worthOf(one, now))
  return [...new Set(byWorth.flatMap((person, index) => [person, ...ending.slice(index, index + 1)]))]
}
