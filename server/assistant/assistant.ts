import { pages } from '#content/index'
import type { chatbotResponse, ChatMessage } from '#contracts/chatbot-response'
import type { OutputOf } from '#contracts/contract'
import type { PutIn } from '#server/put-in'
import type { Answer } from './answer.ts'
import { createBuiltInAnswerer } from './built-in-answer.ts'

export interface Asked {
  message: string
  /** Oldest first, without the greeting. */
  history: readonly ChatMessage[]
  /** Who asks, for limits; never stored. */
  clientKey: string
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal
}

export interface Assistant {
  /** Always an answer: what fails on the way to a better one ends in the built-in one. */
  reply(asked: Asked): Promise<OutputOf<typeof chatbotResponse>>
}

const titles = new Map(pages.map(({ path, title }) => [path, title]))

export function createAssistant({ putIn }: { putIn: Pick<PutIn, 'text'> }): Assistant {
  const builtIn = createBuiltInAnswerer()

  return {
    async reply({ message, history }) {
      return shown(builtIn.answer(message, history))
    },
  }

  function shown({ text, paths, suggestions, answered }: Answer): OutputOf<typeof chatbotResponse> {
    return {
      botResponse: putIn.text(text),
      sources: paths.map((path) => ({ title: titles.get(path) ?? path, path })),
      suggestions: [...suggestions],
      answered,
    }
  }
}
