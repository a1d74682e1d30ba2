import { maxScore } from '#domain/score'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The token in a booking link on a results page or in a score mail. */
export const scorecardToken = trimmedText(200)

/** Returns what the booking page is prefilled with, by the token of such a link; null for an invalid one. */
export const getScorecardToTake = defineContract({
  name: 'get-scorecard-to-take',
  input: z.strictObject({ token: scorecardToken }),
  output: z.object({
    data: z.nullable(
      z.object({
        name: z.string(),
        email: z.string(),
        score: z.int().check(z.gte(0), z.lte(maxScore)),
        finishedAt: z.iso.datetime(),
      }),
    ),
  }),
})
