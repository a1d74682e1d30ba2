import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { startLoopbackServer } from '#test/stand-ins/loopback-server'
import { answerUnruly, isUnruly, type UnrulyMode } from '#test/stand-ins/unruly-answer'

export type ModelMode =
  /** Returns `text`, or the numbers of the sentences in `say` on the list of the prompt. */
  | 'ok'
  /** The request is read and never answered. */
  | 'stall'
  /** Half an answer, then the connection drops. */
  | 'cut-off'
  /** A response that reached its length limit. */
  | 'too-long'
  | 'nonsense'
  | UnrulyMode
  | 429
  | 500

interface Said {
  text?: string
  /** Parts of sentences on the list. */
  say?: readonly string[]
  totalTokens?: number
}

export interface ModelStandIn {
  /** For AI_BASE_URL. */
  readonly url: string
  /** The messages of each call, as JSON. */
  readonly prompts: string[]
  behave(mode: ModelMode, options?: Said): void
  stop(): Promise<void>
}

const body = z.object({
  model: z.literal('stand-in'),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })),
  max_tokens: z.number(),
  tools: z.optional(z.never()),
})

/** The part of an OpenAI-compatible API that the product uses, on a free port of the loopback. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const prompts: string[] = []
  let mode: ModelMode = 'ok'
  let said: Said = {}

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = request.url === '/v1/chat/completions' ? z.safeParse(body, await json(request)) : undefined
    if (!parsed?.success) return void response.writeHead(400).end()
    prompts.push(JSON.stringify(parsed.data.messages))
    if (mode === 'stall') return
    if (isUnruly(mode)) return answerUnruly(mode, response)
    if (typeof mode === 'number')
      return void response
        .writeHead(mode, { 'retry-after': '9' })
        .end(JSON.stringify({ error: { message: 'no' } }))
    if (mode === 'nonsense')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi')
    const { say, totalTokens } = said
    const text = say ? choiceOf(say, String(parsed.data.messages[0]?.content)) : (said.text ?? '')
    const whole = JSON.stringify({
      id: 'stand-in',
      object: 'chat.completion',
      created: 0,
      model: 'stand-in',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text },
          finish_reason: mode === 'too-long' ? 'length' : 'stop',
        },
      ],
      ...(totalTokens !== undefined && {
        usage: { prompt_tokens: totalTokens - 1, completion_tokens: 1, total_tokens: totalTokens },
      }),
    })
    response.writeHead(200, { 'content-type': 'application/json' })
    if (mode === 'cut-off') {
      response.write(whole.slice(0, whole.length / 2), () => request.socket.destroy())
      return
    }
    response.end(whole)
  }

  const { url, down } = await startLoopbackServer(answer)
  return {
    url: `${url}/v1`,
    prompts,
    behave(next, options = {}) {
      mode = next
      said = options
    },
    stop: down,
  }
}

/** The choice of a model: the last list entry that contains each part, because the first is the built-in answer. */
function choiceOf(say: readonly string[], list: string): string {
  const lines = list.split('\n')
  const numbers = say.map((part) => Number.parseInt(lines.findLast((line) => line.includes(part)) ?? '0', 10))
  return JSON.stringify({ say: numbers })
}
