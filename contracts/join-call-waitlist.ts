import { callTypes } from '#domain/call-rules'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { email } from './person.ts'
import { defineSubmission } from './submission.ts'
import { optionalText } from './text.ts'
import { time } from './time.ts'
import { zone } from './zone.ts'

/** Asks for one email once a time for a call is open (behavior 9.13). The response is the same for every address. */
export const joinCallWaitlist = defineSubmission({
  name: 'join-call-waitlist',
  fields: z.strictObject({
    email,
    type: choice(callTypes, 'There is no such call'),
    /** The visitor's time zone, in which the email states the times. */
    zone: zone(),
    /** An open time: the email is only about earlier ones. */
    before: z.optional(time('There is no such time')),
    /** The page or offer whose button led here. */
    about: optionalText(60),
  }),
  output: z.object({ data: z.object({ id: z.string() }) }),
})
