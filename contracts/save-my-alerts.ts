import { isZone } from '#domain/is-zone'
import { timeOfDay } from '#domain/alert-preferences'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'

const time = z.string().check(z.regex(timeOfDay, 'Please enter a time, as 22:00'))

/** The alerts the caller gets by mail. */
export const saveMyAlerts = defineContract({
  name: 'save-my-alerts',
  input: z.strictObject({
    submissions: z.boolean(),
    lateReplies: z.boolean(),
    /** Null for none. */
    quiet: z.nullable(
      z
        .strictObject({
          from: time,
          until: time,
          zone: z.string().check(z.refine(isZone, 'This is no time zone')),
        })
        .check(z.refine(({ from, until }) => from !== until, 'Quiet hours can’t begin and end at one time')),
    ),
  }),
  output: z.object({ data: z.object({ savedAt: z.iso.datetime() }) }),
})
