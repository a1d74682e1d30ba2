import { pages } from '#content/index'
import { told } from '#content/told'
import type { chatbotResponse } from '#contracts/chatbot-response'
import type { OutputOf } from '#contracts/contract'
import type { PutIn } from '#server/settings/put-in'
import type { Answer } from './answer.ts'
import type { Asked } from './asked.ts'
import { createBuiltInAnswerer } from './built-in-answer.ts'
import { createModelAnswerer, type ModelPath } from './model-answer.ts'

export interface Assistant {
  /** Always an answer: what fails on the way to a better one ends in the built-in one. */
  reply(asked: Asked): Promise<OutputOf<typeof chatbotResponse>>
}

const titleOf = (wanted: string) => pages.find(({ path }) => path === wanted)?.title ?? wanted

interface AssistantOptions {
  putIn: Pick<PutIn, 'text'>
  /** Without it the built-in answerer is all there is. */
  modelPath?: ModelPath | undefined
}

export function createAssistant({ putIn, modelPath }: AssistantOptions): Assistant {
  const builtIn = told(createBuiltInAnswerer)
  const model = told(() => ({ ask: modelPath && createModelAnswerer(builtIn.search, modelPath) }))

  return {
    async reply(asked) {
      const answer = builtIn.answer(asked.message, asked.history)
      const chosen = await model.ask?.(asked, answer)
      return shown({ ...answer, ...chosen })
    },
  }

  function shown({ text, paths, suggestions, answered }: Answer): OutputOf<typeof chatbotResponse> {
    return {
      botResponse: putIn.text(text),
      sources: paths.map((path) => ({ title: titleOf(path), path })),
      suggestions: [...suggestions],
      answered,
    }
  }
}
