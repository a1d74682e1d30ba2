import { withoutTrailingSlashes } from '#domain/without-trailing-slashes'
import * as z from 'zod/mini'
import { type HostGuard, refusedHost } from './host-guard.ts'
import { networkCode } from './network-code.ts'
import { ServiceError } from '#server/errors/service-error'
import { jsonOf, serviceFetch } from './service-fetch.ts'

/** Many times what the longest answer we ask for takes. */
const mostAnswerBytes = 256 * 1024

interface ModelOptions {
  /** The root of an OpenAI-compatible API, before `/chat/completions`. */
  baseUrl: string
  apiKey?: string | undefined
  model: string
  guard?: HostGuard | undefined
}

export interface ModelQuestion {
  instructions: string
  messages: readonly { role: 'user' | 'assistant'; content: string }[]
  maxOutputTokens: number
  signal: AbortSignal
}

export interface ModelAnswer {
  text: string
  /** What the provider counted, in and out; undefined when it does not say. */
  totalTokens: number | undefined
}

/** There is no whole answer; `answerBytes` and `totalTokens` say what may have been used all the same. */
export class ModelError extends ServiceError {
  /** Of an answer that began as a success: 0 when the model said nothing. */
  readonly answerBytes: number
  readonly totalTokens: number | undefined

  constructor(
    message: string,
    { answerBytes, totalTokens }: { answerBytes: number; totalTokens?: number | undefined },
  ) {
    super(message)
    this.answerBytes = answerBytes
    this.totalTokens = totalTokens
  }
}

/** As much of the API's answer as is used; whatever a provider adds is left unread. */
const completion = z.object({
  choices: z.tuple(
    [
      z.object({
        message: z.object({ content: z.nullish(z.string()) }),
        finish_reason: z.nullish(z.string()),
      }),
    ],
    z.unknown(),
  ),
  usage: z.catch(z.optional(z.object({ total_tokens: z.number() })), undefined),
})

/** A chat model that is given neither tools nor state. */
export interface Model {
  /** @throws ModelError when there is no whole answer */
  complete(question: ModelQuestion): Promise<ModelAnswer>
}

export function createModel({ baseUrl, apiKey, model, guard }: ModelOptions): Model {
  const address = `${withoutTrailingSlashes(baseUrl)}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  }

  return {
    async complete({ instructions, messages, maxOutputTokens, signal }) {
      let answerBytes = 0
      const ask = serviceFetch(mostAnswerBytes, { onBytes: (bytes) => void (answerBytes += bytes), guard })
      const body = JSON.stringify({
        model,
        messages: [{ role: 'system', content: instructions }, ...messages],
        max_tokens: maxOutputTokens,
        temperature: 0,
      })
      const noAnswer = (why: string | number) =>
        new ModelError(`The model gave no answer (${why}). Check AI_BASE_URL, AI_API_KEY and AI_MODEL.`, {
          answerBytes,
        })
      const response = await ask(address, { method: 'POST', headers, body, signal }).catch(
        (error: unknown) => {
          const refused = refusedHost(error)
          throw refused ? new ModelError(refused.message, { answerBytes }) : noAnswer(networkCode(error))
        },
      )
      if (!response.ok) throw noAnswer(response.status)
      const told = z.safeParse(completion, await jsonOf(response))
      if (!told.success) throw noAnswer('no completion')
      const [{ message, finish_reason: finishReason }] = told.data.choices
      const totalTokens = told.data.usage?.total_tokens
      const text = message.content ?? ''
      if (finishReason !== 'stop' || text.trim() === '')
        throw new ModelError(`The model did not finish its answer (${finishReason ?? 'without a reason'}).`, {
          answerBytes,
          totalTokens,
        })
      return { text, totalTokens }
    },
  }
}
