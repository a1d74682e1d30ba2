import type { VisitorQuestions } from '#server/queries/assistant/assistant-questions.server'
import type { Reservation, TokenBudget } from '#server/queries/assistant/assistant-tokens.server'
import { type Model, ModelError, type ModelQuestion } from '#server/services/model/model'
import type { Answer } from './answer.ts'
import type { AssistantRequest } from './asked.ts'
import { type Reply, replyOf } from './choice.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { promptOf } from './instructions.ts'
import { createOffer, type Offered } from './offered.ts'
import { smallTalkAnswer } from './overview-answers.ts'
import type { KnowsWord } from './vocabulary.ts'
import { maxTokens, usedTokens } from './used-tokens.ts'

export interface ModelPath {
  model: Model
  questions: VisitorQuestions
  tokens: TokenBudget
  /** Logs why the model's answer was not used, without any text of the visitor. */
  note(outcome: string, error?: unknown): void
  /** The timeout for the whole answer. Default: 7.5 s, so that the visitor has one within 8 s. */
  timeoutMs?: number
}

/** Many times as many as four numbers take. */
const maxOutputTokens = 100

/** Lets the model choose sentences. Returns undefined if there is no choice in time, or one that may not be shown. */
export function createModelAnswerer(
  knows: KnowsWord,
  { model, questions, tokens, note, timeoutMs = 7_500 }: ModelPath,
) {
  const breaker = createCircuitBreaker({ failures: 3, openMs: 30_000 })
  const offer = createOffer(knows)

  async function ask(asked: AssistantRequest, builtIn: Answer): Promise<Reply | undefined> {
    const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(timeoutMs)])
    const offered = offer(asked, builtIn)
    if (smallTalkAnswer(offered.reading)) return undefined
    if (!(await questions.isWithinHour(asked.clientKey)))
      return refuse('this visitor has had their share of the hour')
    if (!breaker.allows(Date.now())) return refuse('resting after failures')
    const question: ModelQuestion = { ...promptOf(asked, offered), maxOutputTokens, signal }
    const reserved = await tokens.reserve(maxTokens(question))
    if (!reserved) return refuse('the day’s tokens are used')
    return complete(question, reserved, { offered, hasLeft: () => asked.signal.aborted })
  }

  async function complete(
    question: ModelQuestion,
    reserved: Reservation,
    { offered, hasLeft }: { offered: Offered; hasLeft(): boolean },
  ): Promise<Reply | undefined> {
    const answer = await model.complete(question).catch((error: unknown) => {
      // A visitor who disconnects is no failure of the model.
      if (!hasLeft()) breaker.recordFailure(Date.now())
      const costs = error instanceof ModelError ? error : { totalTokens: undefined, answerBytes: 0 }
      // A failure without any output used no tokens, unless the visitor disconnected while the model worked.
      const isUnused = costs.totalTokens === undefined && costs.answerBytes === 0 && !hasLeft()
      void reserved.settle(isUnused ? 0 : usedTokens(question, costs))
      return refuse(error instanceof Error ? error.message : 'unknown failure')
    })
    if (!answer) return undefined
    breaker.recordSuccess()
    // The visitor does not wait for the token count.
    const { text, totalTokens } = answer
    void reserved.settle(usedTokens(question, { totalTokens, answerBytes: Buffer.byteLength(text) }))
    const reply = replyOf(text, offered)
    return 'fault' in reply ? refuse(reply.fault) : reply
  }

  function refuse(reason: string, error?: unknown): undefined {
    note(reason, error)
  }

  return async (asked: AssistantRequest, builtIn: Answer): Promise<Reply | undefined> => {
    // A slow database must not delay the answer either.
    const late = new Promise<undefined>((resolve) => {
      AbortSignal.timeout(timeoutMs + 100).addEventListener('abort', () => resolve(undefined))
    })
    const answer = ask(asked, builtIn).catch((error: unknown) =>
      refuse('the tokens could not be counted', error),
    )
    return Promise.race([answer, late])
  }
}
