import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { callToken } from './get-call.ts'
import { time } from './time.ts'
import { zone } from './zone.ts'

const noTime = 'Please pick a time'

/**
 * Moves the call of a mailed link, by its visitor; the business confirms the new time. `taken` and `closed` as for
 * `book-call`, and the call stays where it was; `off` if it was canceled or declined, `late` within the notice.
 */
export const moveCall = defineContract({
  name: 'move-call',
  input: z.strictObject({ token: callToken, startsAt: time(noTime), zone: zone() }),
  output: z.object({
    data: z.object({
      state: z.enum(['moved', 'taken', 'closed', 'late', 'off', 'unknown']),
      nearest: z.optional(z.array(time(noTime))),
    }),
  }),
})
