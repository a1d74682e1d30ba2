import { callStates, callTypes, callWays } from '#domain/call-rules'
import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

const when = z.iso.datetime()

/** The token of a call's page, in the response to its request and in the links of its mails. */
export const callToken = trimmedText(200)

/** Returns a call by the token of its page; null for an invalid one. */
export const getCall = defineContract({
  name: 'get-call',
  input: z.strictObject({ token: callToken }),
  output: z.object({
    data: z.nullable(
      z.object({
        type: z.enum(callTypes),
        /** The topic for a link to other times. */
        about: z.string(),
        state: z.enum(callStates),
        startsAt: when,
        minutes: z.int(),
        zone: z.string(),
        email: z.string(),
        requestedAt: when,
        businessZone: z.string(),
        way: z.enum(callWays),
        phone: z.nullable(z.string()),
        joinUrl: z.nullable(z.string()),
        /** Whether emails about it are sent; without a mail server they wait. */
        isMailed: z.boolean(),
        answerBy: when,
        /** Its visitor has just canceled it, and can ask for it again. */
        canUndo: z.boolean(),
        /** It is requested or booked, and has not begun. */
        canCancel: z.boolean(),
        /** It can be canceled, and the notice that a move needs is left. */
        canMove: z.boolean(),
      }),
    ),
  }),
})
