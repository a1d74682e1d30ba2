import type { ResultAnswers } from '#domain/answers'
import { meaningBand, scoreCardBand, tierHeaderBand } from '#domain/score-bands'
import { aheadOfPercent, nextTierOf, tierOf } from '#domain/tier'
import { type Claim, trueClaimOf } from './claim.ts'

/** These messages only mention points, because many different answers lead to the same score. */
const scoreCardMessages = [
  'Most of the points are still open, so the first repair is the one you’ll notice most.',
  'Part of the line holds. Repair one thing from start to finish before you add anything new.',
  'About half of the line holds, or more. One good repair will show from here.',
  'This line carries a load. From here on, check what runs as carefully as what you add.',
] as const

/** The sentence under the score (behavior 7.3, score-card message bands). */
export function scoreCardMessage(score: number): string {
  return scoreCardMessages[scoreCardBand(score)]
}

interface TierText {
  headline: string
  text: string
}

const byHand = {
  currentUse: ['none', 'basic'],
  leadHandling: ['missed', 'manual'],
  repetitiveTasks: ['manual'],
  timeOwner: ['me'],
} as const

const mostToGain: TierText = {
  headline: 'You have the most to gain.',
  text: 'Most of the points are still open, so the first repair shows. Write down the task that interrupts your day most: a repair starts with knowing the steps.',
}

/** By tier header band (behavior 7.5). */
export const tierHeaders: readonly (readonly Claim<TierText>[])[] = [
  [
    {
      when: byHand,
      says: {
        headline: 'Right now, you are the automation.',
        text: 'Leads and routine work move because you move them. Write down the task that interrupts your day most: a repair starts with knowing the steps.',
      },
    },
    { when: {}, says: mostToGain },
  ],
  [
    {
      when: {},
      says: {
        headline: 'You’ve made a start.',
        text: 'Some points are yours, and more are still open. Repair one workflow from end to end before you buy the next tool.',
      },
    },
  ],
  [
    {
      when: {},
      says: {
        headline: 'You have something solid to build on.',
        text: 'More than half of the points are yours. Take the break that costs the most hours and close it; the next one will be easier to see.',
      },
    },
  ],
  [
    {
      when: {},
      says: {
        headline: 'Only a few points are still open.',
        text: 'Look at what is left: does the work wait for a tool, for a decision or for one particular person? Count the waiting before you automate it.',
      },
    },
  ],
  [
    {
      when: {},
      says: {
        headline: 'There is little left to repair.',
        text: 'All or nearly all of the points are yours. The next gain is in what already runs while nobody looks: a wrong reply, a stale procedure, a report no one reads.',
      },
    },
  ],
]

/** The headline and text under the tier's name (behavior 7.5). */
export function tierHeaderText(score: number, answers: ResultAnswers): TierText {
  return trueClaimOf(tierHeaders[tierHeaderBand(score)] ?? [], answers)
}

interface TierFact {
  readonly term: string
  readonly figure: string
  readonly words: string
  /** The figure is a name. */
  readonly isName?: boolean
}

/** The tier's figures of behavior 7.5, each with a label. */
export function tierFacts(score: number): readonly TierFact[] {
  const next = nextTierOf(score)
  return [
    { term: 'Ahead of', figure: `${aheadOfPercent(score)}%`, words: 'of the scale' },
    {
      term: 'Founders save',
      figure: `${tierOf(score).foundersSavePercent}%`,
      words: 'of their time at this tier, by our estimate',
    },
    ...(next
      ? [
          {
            term: 'Next tier',
            figure: next.tier.name,
            isName: true,
            words: `${next.pointsAway} ${next.pointsAway === 1 ? 'point' : 'points'} away`,
          },
        ]
      : []),
  ]
}

/** The advice of each meaning band about the areas where the visitor has the most manual work. */
const areaAdvice = [
  'Start there, with one task, before you buy any tool.',
  'Follow one task there from start to finish and note where it waits.',
  'Put a number on it: what you can point at, you can measure.',
  'Count its hours again after each repair.',
] as const

/** A place to look at, whatever the score: it neither holds nor is broken. `areas` is "sales" or "sales and admin". */
export const areaFinding = (score: number, areas: string) => ({
  state: 'look' as const,
  text: `You named ${areas} for the most manual work. ${areaAdvice[meaningBand(score)]}`,
})
