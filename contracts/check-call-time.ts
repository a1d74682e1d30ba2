import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { time } from './time.ts'

const badLength = 'A call takes from one minute to a day'

/**
 * Why the business may not want a call at a time: the calendars that are busy then, and the day off, if it is one.
 * Neither keeps the business from it; a time that another call holds is refused when the call is moved.
 */
export const checkCallTime = defineContract({
  name: 'check-call-time',
  input: z.strictObject({
    startsAt: time('Please pick a time'),
    minutes: z.int(badLength).check(z.gte(1, badLength), z.lte(24 * 60, badLength)),
  }),
  output: z.object({
    data: z.object({
      /** By their names. */
      busyCalendars: z.array(z.string()),
      /** If the day differs from the week: the hours it has; none if all of it is off. */
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
