import type { VisitorQuestions } from '#server/queries/assistant-questions.server'
import type { Reservation, TokenBudget } from '#server/queries/assistant-tokens.server'
import { type Model, ModelError, type ModelQuestion } from '#server/services/model'
import type { Answer } from './answer.ts'
import type { Asked } from './assistant.ts'
import { faultOf, type Ground } from './check-answer.ts'
import { cardOf } from './claims.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { instructions } from './instructions.ts'
import type { SiteSearch } from './site-search.ts'
import { mostTokens, usedTokens } from './used-tokens.ts'

export interface ModelPath {
  model: Model
  questions: VisitorQuestions
  tokens: TokenBudget
  /** Why the model's answer was not used; holds no word of a visitor. */
  note(outcome: string, error?: unknown): void
  /** For everything a question takes; default 7.5 s, so that the answer is there within 8. */
  timeoutMs?: number
}

const maxOutputTokens = 300
const passagesGiven = 8
const messagesGiven = 6
const messageLength = 600

/** Asks the model, checks what it says, and gives undefined whenever that may not be shown or did not come. */
export function createModelAnswerer(
  search: SiteSearch,
  { model, questions, tokens, note, timeoutMs = 7_500 }: ModelPath,
) {
  const breaker = createCircuitBreaker({ failures: 3, restMs: 30_000 })

  async function ask(asked: Asked, builtIn: Answer): Promise<string | undefined> {
    const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(timeoutMs)])
    const ground = groundOf(asked, builtIn)
    if (ground.passages.length === 0) return undefined
    if (!(await questions.isWithinHour(asked.clientKey)))
      return refuse('this visitor has had their share of the hour')
    if (!breaker.allows(Date.now())) return refuse('resting after failures')
    const question: ModelQuestion = { ...promptOf(asked, ground), maxOutputTokens, signal }
    const reserved = await tokens.reserve(mostTokens(question))
    if (!reserved) return refuse('the day’s tokens are used')
    return complete(question, reserved, { ground, hasLeft: () => asked.signal.aborted })
  }

  async function complete(
    question: ModelQuestion,
    reserved: Reservation,
    { ground, hasLeft }: { ground: Ground; hasLeft(): boolean },
  ): Promise<string | undefined> {
    const answer = await model.complete(question).catch((error: unknown) => {
      // Whoever leaves says nothing about the model.
      if (!hasLeft()) breaker.failed(Date.now())
      const told = error instanceof ModelError ? error : { totalTokens: undefined, answerBytes: 0 }
      // A model that failed without a word has used nothing; one that a visitor stopped was at work.
      const isUnused = told.totalTokens === undefined && told.answerBytes === 0 && !hasLeft()
      void reserved.settle(isUnused ? 0 : usedTokens(question, told))
      return refuse(error instanceof Error ? error.message : 'unknown failure')
    })
    if (!answer) return undefined
    breaker.succeeded()
    // The visitor does not wait for the books.
    const { text, totalTokens } = answer
    void reserved.settle(usedTokens(question, { totalTokens, answerBytes: Buffer.byteLength(text) }))
    const plain = plainText(text)
    const fault = faultOf(plain, ground)
    return fault ? refuse(`its answer held ${fault}`) : plain
  }

  function refuse(reason: string, error?: unknown): undefined {
    note(reason, error)
  }

  function groundOf({ message }: Asked, builtIn: Answer): Ground {
    const found = search.find(message, passagesGiven)
    const named = builtIn.topics.map((topic, at) => ({ id: -1 - at, path: topic.path, text: cardOf(topic) }))
    return { topics: builtIn.topics, passages: [...named, ...found] }
  }

  return async (asked: Asked, builtIn: Answer): Promise<string | undefined> => {
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

function promptOf(
  { message, history }: Asked,
  { passages }: Ground,
): Pick<ModelQuestion, 'instructions' | 'messages'> {
  const facts = Array.from(new Set(passages.map(({ path, text }) => `[${path}] ${text}`)))
  return {
    instructions: `${instructions}\n\nFacts:\n${facts.join('\n')}`,
    messages: [
      ...history.slice(-messagesGiven).map(({ type, text }) => ({
        role: type === 'user' ? ('user' as const) : ('assistant' as const),
        content: text.slice(0, messageLength) || '…',
      })),
      { role: 'user' as const, content: message },
    ],
  }
}

/** Markdown as far as the panel knows it: lists and bold; headings and code become plain lines, typesetters' spaces and hyphens plain ones. */
const plainText = (text: string) =>
  text
    .trim()
    .replaceAll(/^#+\s*/gm, '')
    .replaceAll(/^[*•]\s+/gm, '- ')
    .replaceAll('`', '')
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll(/[\u2011\u2212]/g, '-')
    .replaceAll(/\n{2,}/g, '\n')
