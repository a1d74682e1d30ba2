import type { VisitorQuestions } from '#server/queries/assistant/assistant-questions.server'
import type { Reservation, TokenBudget } from '#server/queries/assistant/assistant-tokens.server'
import { type Model, ModelError, type ModelQuestion } from '#server/services/model/model'
import type { Answer } from './answer.ts'
import type { Asked } from './asked.ts'
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
  /** Why the model's answer was not used; holds no word of a visitor. */
  note(outcome: string, error?: unknown): void
  /** For everything a question takes; default 7.5 s, so that the answer is there within 8. */
  timeoutMs?: number
}

/** Many times what four numbers take. */
const maxOutputTokens = 100

/** Lets the model choose what to say, and gives undefined whenever its choice may not be shown or did not come. */
export function createModelAnswerer(
  knows: KnowsWord,
  { model, questions, tokens, note, timeoutMs = 7_500 }: ModelPath,
) {
  const breaker = createCircuitBreaker({ failures: 3, openMs: 30_000 })
  const offer = createOffer(knows)

  async function ask(asked: Asked, builtIn: Answer): Promise<Reply | undefined> {
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
      // Anyone who leaves says nothing about the model.
      if (!hasLeft()) breaker.recordFailure(Date.now())
      const costs = error instanceof ModelError ? error : { totalTokens: undefined, answerBytes: 0 }
      // A model that failed without a word has used nothing; one that a visitor stopped was at work.
      const isUnused = costs.totalTokens === undefined && costs.answerBytes === 0 && !hasLeft()
      void reserved.settle(isUnused ? 0 : usedTokens(question, costs))
      return refuse(error instanceof Error ? error.message : 'unknown failure')
    })
    if (!answer) return undefined
    breaker.recordSuccess()
    // The visitor does not wait for the books.
    const { text, totalTokens } = answer
    void reserved.settle(usedTokens(question, { totalTokens, answerBytes: Buffer.byteLength(text) }))
    const reply = replyOf(text, offered)
    return 'fault' in reply ? refuse(reply.fault) : reply
  }

  function refuse(reason: string, error?: unknown): undefined {
    note(reason, error)
  }

  return async (asked: Asked, builtIn: Answer): Promise<Reply | undefined> => {
    // The database may be slow too: whatever it is, the visitor waits no longer.
    const late = new Promise<undefined>((resolve) => {
      AbortSignal.timeout(timeoutMs + 100).addEventListener('abort', () => resolve(undefined))
    })
    const answer = ask(asked, builtIn).catch((error: unknown) =>
      refuse('the tokens could not be counted', error),
    )
    return Promise.race([answer, late])
  }
}
