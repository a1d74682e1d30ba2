import { networkCode } from './network-code.ts'
import { ServiceError } from './service-error.ts'
import { serviceFetch } from './service-fetch.ts'

/** Many times what the longest answer we ask for takes. */
const mostAnswerBytes = 256 * 1024

interface ModelOptions {
  /** The root of an OpenAI-compatible API, before `/chat/completions`. */
  baseUrl: string
  apiKey?: string | undefined
  model: string
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

/** A chat model that is given neither tools nor state. */
export interface Model {
  /** @throws ModelError when there is no whole answer */
  complete(question: ModelQuestion): Promise<ModelAnswer>
}

export function createModel({ baseUrl, apiKey, model }: ModelOptions): Model {
  // Loaded at the first use: a site without a model does not pay for it.
  async function load() {
    const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ])
    const chatModel = (onBytes: (bytes: number) => void) =>
      createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl,
        fetch: serviceFetch(mostAnswerBytes, onBytes),
        ...(apiKey && { apiKey }),
      }).chatModel(model)
    return { generateText, chatModel }
  }
  let loading: ReturnType<typeof load> | undefined

  return {
    async complete({ instructions, messages, maxOutputTokens, signal }) {
      const { generateText, chatModel } = await (loading ??= load())
      let answerBytes = 0
      try {
        const { text, finishReason, usage } = await generateText({
          model: chatModel((bytes) => void (answerBytes += bytes)),
          instructions,
          messages: messages.map(({ role, content }) => ({ role, content })),
          maxOutputTokens,
          temperature: 0,
          maxRetries: 0,
          abortSignal: signal,
        })
        const { totalTokens } = usage
        if (finishReason !== 'stop' || text.trim() === '')
          throw new ModelError(`The model did not finish its answer (${finishReason}).`, {
            answerBytes,
            totalTokens,
          })
        return { text, totalTokens }
      } catch (error) {
        if (error instanceof ModelError) throw error
        const status =
          error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
            ? String(error.statusCode)
            : ''
        throw new ModelError(
          `The model gave no answer (${status || networkCode(error)}). Check AI_BASE_URL, AI_API_KEY and AI_MODEL.`,
          { answerBytes },
        )
      }
    },
  }
}
