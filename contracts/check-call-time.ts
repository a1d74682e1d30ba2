import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { time } from './time.ts'

const badLength = 'A call takes from one minute to a day'

/**
 * Returns what speaks against a call at a time: calendars that are busy then, and a day whose hours differ. These are
 * only warnings; a time that another call holds is refused when the call is moved.
 */
export const checkCallTime = defineContract({
  name: 'check-call-time',
  input: z.strictObject({
    startsAt: time('Please pick a time'),
    minutes: z.int(badLength).check(z.gte(1, badLength), z.lte(24 * 60, badLength)),
  }),
  output: z.object({
    data: z.object({
      /** The names of the calendars. */
      busyCalendars: z.array(z.string()),
      /** The hours of a day that differs from the week, without parts if all of it is off; null for other days. */
      dayOff: z.nullable(
        z.object({
          name: z.nullable(z.string()),
          /** In minutes since midnight of the business. */
          parts: z.array(z.object({ from: z.int(), to: z.int() })),
        }),
      ),
    }),
  }),
})
