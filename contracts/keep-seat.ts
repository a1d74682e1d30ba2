import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

/** The page behind "Keep my seat" in a mail of the free workshop; `?token=` says whose seat. */
export const keepSeatPath = '/free-ai-workshop/keep'

/**
 * Keeps the seat whose mail held the link. The answer's `state` is what has come of it: `gone` for one that was given
 * on to somebody who waited, `over` once the session has begun, `unknown` for a link that is not ours or has lost a
 * part.
 */
export const keepSeat = defineContract({
  name: 'keep-seat',
  input: z.strictObject({ token: trimmedText(200) }),
  output: z.object({
    data: z.object({
      state: z.enum(['kept', 'already_kept', 'gone', 'over', 'unknown']),
      /** Of a seat that is kept: how many of its session somebody has, this one among them. */
      seatsTaken: z.optional(z.int()),
      /** Of a seat that is kept: whether a mail to its holder has the link to the session. */
      isLinkMailed: z.optional(z.boolean()),
    }),
  }),
})
