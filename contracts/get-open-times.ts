import { callLimits, callTypes } from '#domain/call-rules'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'
import { day, time } from './time.ts'
import { zone } from './zone.ts'

const noDay = 'This is not a day'
/** The whole range that can be requested, including today. */
const longestDays = callLimits.horizonDays + 1
const tooLong = `Please ask for at most ${longestDays} days`
const dayMs = 24 * 3_600_000

/** The open times of a type of call on the days from `from` to `to`, both included, in `zone`. */
export const getOpenTimes = defineContract({
  name: 'get-open-times',
  input: z
    .strictObject({
      type: choice(callTypes, 'There is no such call'),
      from: day(noDay),
      to: day(noDay),
      zone: zone(),
    })
    .check(
      z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < longestDays * dayMs, {
        path: ['to'],
        error: tooLong,
      }),
    ),
  output: z.object({
    data: z.object({
      /** Starts, earliest first. */
      times: z.array(time('This is not a time')),
      minutes: z.int(),
      /** The time zone of the business. */
      businessZone: z.string(),
    }),
  }),
})
