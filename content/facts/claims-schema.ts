import { claim, days, line, whole, words } from '#content/facts/schema-parts'
import * as z from 'zod/mini'

/** The data behind a claim with a number. */
const count = z.strictObject({
  /** What is counted, and what is left out. */
  counts: words(200),
  /** The source of the number, and its size. */
  whose: line,
  when: line,
})

/** How the claims are counted, each under the claim it explains. */
export const countingSchema = z.strictObject({
  /** Marks the figures as samples wherever they are shown. */
  isSample: z.boolean('is neither true nor false'),
  owners: count,
  ceos: count,
  smbs: count,
  workflows: count,
  costReductions: count,
  founderHours: count,
  costsCut: count,
  clientSavings: count,
  teamHours: count,
  implemented: count,
  pace: count,
  seats: count,
})

/** The claims as they are shown on the pages. */
export const claimsSchema = z.strictObject({
  trustedBy: claim,
  seatsLeft: claim,
  workflows: claim,
  hoursSavedPerMonth: claim,
  costReductions: claim,
  ceosUsedSystem: claim,
  smbs: claim,
  owners: claim,
  costsCut: claim,
  businessSize: claim,
  tractionDays: days,
  growthDays: days,
  workshop: z.strictObject({
    savings: claim,
    hoursWeekly: whole(168),
    implement: claim,
    implementDays: days,
  }),
})
