import { latestDue, type ReplyPromise } from './reply-promise.ts'

interface Waiting {
  since: Date
  /** From their last scorecard; null without one. */
  yearlyCost: number | null
  teamSize: string | null
}

/** Counts for somebody whose cost is unknown: less than a typical scorecard, more than the smallest. */
const unknownCost = 50_000
const halfLifeMs = 7 * 24 * 3_600_000
const teamWeights: Readonly<Record<string, number>> = { small: 1.25, medium: 1.5, large: 2 }

/** What a call is worth now, in USD a year; half for each week of waiting. */
function worthOf({ since, yearlyCost, teamSize }: Waiting, now: Date): number {
  const waitedMs = Math.max(now.getTime() - since.getTime(), 0)
  return (yearlyCost ?? unknownCost) * (teamWeights[teamSize ?? ''] ?? 1) * 2 ** (-waitedMs / halfLifeMs)
}

/** Questions asked after `after`, and until `until`, have less than half of their promised time left. */
export const endingSoon = (now: Date, promise: ReplyPromise) => ({
  after: latestDue(now, promise),
  until: latestDue(now, { ...promise, hours: promise.hours / 2 }),
})

/**
 * Whom to call first: in turn the one worth most and the one whose promise ends next, so that neither is ever below
 * the second place.
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
