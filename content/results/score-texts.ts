import type { ResultAnswers } from '#domain/answers'
import { meaningBand, scoreCardBand, tierHeaderBand } from '#domain/score-bands'
import { type Claim, theTrueOne } from './claim.ts'

/** What is said of the score alone speaks of points: the same score comes from many different answers. */
const scoreCardMessages = [
  'Most of the points are still open, so the first repair is the one you’ll notice most.',
  'Part of the line holds. Repair one thing from start to finish before you add anything new.',
  'About half of the line holds, or more. One good repair will show from here.',
  'Most of the line holds. From here on, check what runs as carefully as what you add.',
] as const

/** The sentence under the score (S0 §9, score-card message bands). */
export function scoreCardMessage(score: number): string {
  return scoreCardMessages[scoreCardBand(score)]
}

export interface TierWords {
  headline: string
  text: string
}

const byHand = {
  currentUse: ['none', 'basic'],
  leadHandling: ['missed', 'manual'],
  repetitiveTasks: ['manual'],
  timeOwner: ['me'],
} as const

const mostToGain: TierWords = {
  headline: 'You have the most to gain.',
  text: 'Most of the points are still open, so the first repair shows. Write down the task that interrupts your day most: a repair starts with knowing the steps.',
}

/** By tier header band (S0 §9). */
export const tierHeaders: readonly (readonly Claim<TierWords>[])[] = [
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
        text: 'At this score, work often stops at a decision or at one particular person. Count the waiting before you automate it.',
      },
    },
  ],
  [
    {
      when: {},
      says: {
        headline: 'It runs. Keep checking that it runs right.',
        text: 'All or nearly all of the points are yours. The next gain is in what already runs while nobody looks: a wrong reply, a stale procedure, a report no one reads.',
      },
    },
  ],
]

/** The headline and text under the tier's name (S0 §9). */
export function tierHeaderText(score: number, answers: ResultAnswers): TierWords {
  return theTrueOne(tierHeaders[tierHeaderBand(score)] ?? [], answers)
}

type AreaFinding = (areas: string) => { state: 'holds' | 'broken'; text: string }

/** How each meaning band reads the areas a visitor picked; `areas` is "sales" or "sales and admin". */
const areaFindings: readonly [AreaFinding, AreaFinding, AreaFinding, AreaFinding] = [
  (areas) => ({
    state: 'broken',
    text: `Most of the manual work is in ${areas}. Start there, with one task, before you buy any tool.`,
  }),
  (areas) => ({
    state: 'broken',
    text: `Most of the manual work is in ${areas}. Follow one task there from start to finish and note where it waits.`,
  }),
  (areas) => ({
    state: 'holds',
    text: `You know where most of the manual work is: ${areas}. What you can point at, you can measure.`,
  }),
  (areas) => ({
    state: 'holds',
    text: `You know where most of the manual work is: ${areas}. Count its hours again after each repair.`,
  }),
]

export const areaFinding = (score: number, areas: string) => areaFindings[meaningBand(score)](areas)
