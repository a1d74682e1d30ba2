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
 * network has as many open requests as it can (`callRules`), and nothing is stored. One person who requests the same
 * time again has requested it once; the link to it is then in its email alone, since anybody can type an address.
 */
export const bookCall = defineSubmission({
  name: 'book-call',
  fields: z.strictObject({
    type: choice(callTypes, 'There is no such call'),
    startsAt: time(noTime),
    /** The visitor's, in which mails name the time. */
    zone: zone(),
    name: requiredText(200, 'Please enter your full name'),
    email,
    way: choice(callWays, 'Please choose how we talk'),
    phone: optionalText(50),
    broken: optionalText(2000),
    /** The owner's questions in the words in which they were asked, and the answers. */
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
      /** The nearest open times, nearest first; for a time that cannot be had. */
      nearest: z.optional(z.array(time(noTime))),
    }),
  }),
})
