import { callLimits, callTypes, callWays } from '#domain/call-rules'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { email, requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'
import { optionalText } from './text.ts'
import { time } from './time.ts'
import { zone } from './zone.ts'

/** The booking page, behind every "Book A Call" until another scheduler is set. */
export const bookPath = '/book'

const noTime = 'Please pick a time'
const phone = requiredText(50, 'Please enter your phone number')

const question = optionalText(callLimits.questionLength)
const answer = optionalText(callLimits.answerLength)
const ownQuestions = { question1: question, answer1: answer, question2: question, answer2: answer }

/**
 * Requests a call at one of the open times (behavior 9.13). `taken`: somebody else holds that time; `closed`: it can
 * no longer be requested. Both come with the nearest open times, and nothing is stored. `too_many`: this person or
 * network has the maximum of open requests (`callLimits`), and nothing is stored. Repeating a request for the same time
 * makes no second one; its link is then in its email alone, since anybody can type an address.
 */
export const bookCall = defineSubmission({
  name: 'book-call',
  fields: z.strictObject({
    type: choice(callTypes, 'There is no such call'),
    startsAt: time(noTime),
    /** The visitor's time zone, in which mails state the time. */
    zone: zone(),
    name: requiredText(200, 'Please enter your full name'),
    email,
    way: choice(callWays, 'Please choose how we talk'),
    phone: optionalText(50),
    broken: optionalText(2000),
    /** The owner's questions as they were worded when asked, and the answers. */
    ...ownQuestions,
    /** The token of the scorecard that the visitor attaches. */
    token: optionalText(200),
    /** The page or offer whose button led here. */
    about: optionalText(60),
  }),
  demand: ({ way }) => (way === 'phone' ? z.strictObject({ phone }) : undefined),
  output: z.object({
    data: z.object({
      state: z.enum(['requested', 'taken', 'closed', 'too_many']),
      startsAt: time(noTime),
      /** By when the business answers; for a request only. */
      answerBy: z.optional(time(noTime)),
      /** The token of the call's page, `/book/:token`; returned only to the submission that made the request. */
      token: z.optional(z.string()),
      /** The open times closest to an unavailable one, closest first. */
      nearest: z.optional(z.array(time(noTime))),
    }),
  }),
})
