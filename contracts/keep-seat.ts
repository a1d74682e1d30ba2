import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The page behind "Keep my seat" in a mail of the free workshop, with `?token=`. */
export const keepSeatPath = '/free-ai-workshop/keep'

/**
 * Confirms the seat of a mailed link. The response's `state`: `gone` if it was given to somebody who waited, `over`
 * once the session has begun, `unknown` for an invalid link.
 */
export const keepSeat = defineContract({
  name: 'keep-seat',
  input: z.strictObject({ token: trimmedText(200) }),
  output: z.object({
    data: z.object({
      state: z.enum(['kept', 'already_kept', 'gone', 'over', 'unknown']),
      /** For a confirmed seat: the session's number of taken seats, including this one. */
      seatsTaken: z.optional(z.int()),
      /** For a confirmed seat: whether a mail to its holder contains the session's link. */
      isLinkMailed: z.optional(z.boolean()),
    }),
  }),
})
