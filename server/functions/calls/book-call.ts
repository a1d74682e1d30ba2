import { callTypeFacts } from '#content/facts/call-types'
import { bookCall } from '#contracts/book-call'
import type { InputOf } from '#contracts/contract'
import { callQuestionFields, type CallRules } from '#domain/call-rules'
import { maxScore } from '#domain/score'
import { tierOf } from '#domain/tier'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { placeCalls } from '#server/commands/calls/place-calls.server'
import { newRow } from '#server/db/rows'
import { type CallAnswer, calls } from '#server/db/schema/calls'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { callMailOf } from '#server/deliveries/kinds/call-mail'
import { AppError } from '#server/errors/app-error'
import { newTokenRow } from '#server/queries/accounts/one-time-tokens.server'
import type { Call } from '#server/queries/calls/calls.server'
import { idInToken, requestToken } from '#server/queries/calls/quarantined-requests.server'
import { newCall } from '#server/queries/calls/new-call'
import { scorecardsByToken } from '#server/queries/scorecard/scorecard-links.server'
import type { ScorecardSubmission } from '#server/queries/scorecard/scorecard-submissions.server'

/**
 * Requests a call, or returns the nearest open times when that one cannot be had (behavior 9.13). A request released
 * from quarantine after its time was taken is stored as declined under the token that its sender has, and the mail
 * about it offers other times.
 */
export const bookCallFunction = defineForm(bookCall, {
  access: 'public',
  async readStates(requests, tx) {
    for (const { input, released } of requests) if (!released) requireAnswers(input)
    const placed = await placeCalls(
      tx,
      requests.map(({ input, now, outside, senderKey, released }) => ({
        minutes: callTypeFacts[input.type].minutes,
        startsAt: new Date(input.startsAt),
        email: input.email,
        senderKey: released ? undefined : senderKey,
        now,
        rules: outside.callRules,
      })),
    )
    const scorecards = await scorecardsByToken(tx, {
      tokens: requests.flatMap(({ input }) => input.token ?? []),
      now: requests[0]?.now ?? new Date(),
      isToRefer: true,
    })
    return placed.map((each, index) => ({
      ...each,
      scorecard: scorecards.get(requests[index]?.input.token ?? ''),
    }))
  },
  submit({ input, id: newId, now, released, seen, outside }) {
    const { scorecard } = seen
    const isStored = seen.isPlaced ? !seen.isRepeated : released !== undefined
    const firstAnswer = bookCall.output.safeParse(released?.answer)
    const token = (firstAnswer.success && firstAnswer.data.data.token) || requestToken(newId)
    const answer = {
      data: {
        startsAt: new Date(input.startsAt).toISOString(),
        ...(seen.isPlaced
          ? { state: 'requested' as const, answerBy: seen.answerBy.toISOString() }
          : { state: seen.why, nearest: seen.nearest.map((time) => time.toISOString()) }),
        ...(isStored && { token }),
      },
    }
    if (!isStored) return { deliveries: [], answer }
    const call = newCall(input, {
      id: idInToken(token) ?? newId,
      state: seen.isPlaced ? 'requested' : 'declined',
      answer_by: seen.isPlaced ? seen.answerBy : now,
      requested_at: now,
      scorecard_id: scorecard?.id ?? null,
      rules: outside.callRules,
    })
    const { id, minutes } = call
    return {
      rows: [
        newRow(calls, call),
        newRow(oneTimeTokens, newTokenRow({ token, purpose: 'call', subjectId: id, now })),
      ],
      activity: newActivity('call', id, {
        values: { ...input, ...fieldsOf(call.answers), minutes, scorecard: scorecard && scoreOf(scorecard) },
        visit: input.visit,
      }),
      deliveries: [seen.isPlaced ? requestMailOf(call, outside.callRules) : callMailOf(call, 'declined')],
      changes: ['calls'],
      answer,
    }
  },
})

/**
 * Refuses a missing answer to a required question; an answer to a question replaced since the page loaded counts.
 * @throws AppError invalid
 */
function requireAnswers(input: InputOf<typeof bookCall>): void {
  const { questions } = callTypeFacts[input.type]
  const issues = callQuestionFields.flatMap(({ answer: path }, index) =>
    questions[index]?.isRequired && input[path] === undefined ? [{ path, message: answerIt }] : [],
  )
  if (issues.length > 0) throw new AppError('invalid', { userMessage: answerIt, issues })
}
const answerIt = 'Please answer this question'

/** Returns the answered questions as fields of the timeline entry. */
const fieldsOf = (answers: readonly CallAnswer[]) =>
  Object.fromEntries(
    callQuestionFields.flatMap((field, index) => [
      [field.question, answers[index]?.question],
      [field.answer, answers[index]?.answer],
    ]),
  )

/** Returns the score and its tier as text, such as “14 of 27, The System Architect”. */
const scoreOf = ({ score }: ScorecardSubmission) => `${score} of ${maxScore}, ${tierOf(score).name}`

const confirmedWithinMs = 2 * 60_000

/**
 * Returns the mail about a request. With automatic confirmation it is delayed, so that the confirmation can replace
 * it.
 */
const requestMailOf = (call: Call, { autoConfirms }: CallRules) =>
  callMailOf(call, 'requested', {
    notBefore: autoConfirms ? new Date(call.requested_at.getTime() + confirmedWithinMs) : undefined,
  })
