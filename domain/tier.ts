import { maxScore } from './score.ts'

interface Tier {
  rank: 0 | 1 | 2 | 3 | 4
  name: string
  /** The lowest score of this tier. */
  minScore: number
  /** The share of their time, in percent, that founders of this tier save. */
  foundersSavePercent: number
}

/** Lowest first (behavior 7.4). */
export const tiers: readonly [Tier, Tier, Tier, Tier, Tier] = [
  { rank: 0, name: 'The Do-It-All Founder', minScore: 0, foundersSavePercent: 20 },
  { rank: 1, name: 'The Process Builder', minScore: 7, foundersSavePercent: 30 },
  { rank: 2, name: 'The System Architect', minScore: 13, foundersSavePercent: 40 },
  { rank: 3, name: 'The Automation Leader', minScore: 19, foundersSavePercent: 50 },
  { rank: 4, name: 'The AI-First Operator', minScore: 24, foundersSavePercent: 10 },
]

/** The tier of a score from 0 to 27. */
export function tierOf(score: number): Tier {
  return tiers.findLast((tier) => score >= tier.minScore) ?? tiers[0]
}

/** The next tier and how many points are missing; null for the top one. */
export function nextTierOf(score: number): { tier: Tier; pointsAway: number } | null {
  const tier = tiers[tierOf(score).rank + 1]
  return tier ? { tier, pointsAway: tier.minScore - score } : null
}

/** The "Ahead of" figure in whole percent: the share of the full score, as behavior 7.4 defines it. */
export function aheadOfPercent(score: number): number {
  return Math.round((100 * score) / maxScore)
}
