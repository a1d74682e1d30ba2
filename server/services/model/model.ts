import { withoutTrailingSlashes } from '#domain/without-trailing-slashes'
import * as z from 'zod/mini'
import { type HostGuard, refusedHost } from '#server/services/host-guard'
import { networkCode } from '#server/services/network-code'
import { ServiceError } from '#server/errors/service-error'
import { jsonOf, serviceFetch } from '#server/services/service-fetch'

/** Many times the longest response we request. */
const maxResponseBytes = 256 * 1024

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

export interface ModelResponse {
  text: string
  /** The provider's count, in and out; undefined without one. */
  totalTokens: number | undefined
}

/** The model gave no complete response; `answerBytes` and `totalTokens` tell what may have been used. */
export class ModelError extends ServiceError {
  /** The bytes received of a successful response; 0 if there was none. */
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

/** The part of the API's response that is used. */
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

/** A chat model without tools or state. */
export interface Model {
  /** @throws ModelError without a whole response */
  complete(question: ModelQuestion): Promise<ModelResponse>
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
      const ask = serviceFetch(maxResponseBytes, { onBytes: (bytes) => void (answerBytes += bytes), guard })
      const body = JSON.stringify({
        model,
        messages: [{ role: 'system', content: instructions }, ...messages],
        max_tokens: maxOutputTokens,
        temperature: 0,
      })
      const noAnswer = (why: string | number) =>
        new ModelError(`The model gave no answer (${why}). Check its address, key and name.`, {
          answerBytes,
        })
      const response = await ask(address, { method: 'POST', headers, body, signal }).catch(
        (error: unknown) => {
          const refused = refusedHost(error)
          throw refused ? new ModelError(refused.message, { answerBytes }) : noAnswer(networkCode(error))
        },
      )
      if (!response.ok) throw noAnswer(response.status)
      const parsed = z.safeParse(completion, await jsonOf(response))
      if (!parsed.success) throw noAnswer('no completion')
      const [{ message, finish_reason: finishReason }] = parsed.data.choices
      const totalTokens = parsed.data.usage?.total_tokens
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
