import { setTimeout as delay } from 'node:timers/promises'
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

/** How long a visitor's answer waits for the count of free seats. */
const seatsDeadlineMs = 500

const titleOf = (wanted: string) => pages.find(({ path }) => path === wanted)?.title ?? wanted

interface AssistantOptions {
  putIn: Pick<PutIn, 'text'>
  /** Counts the seats that are free in the next free workshop. */
  freeSeats?: () => Promise<number>
  /** Without it the built-in answerer is all there is. */
  modelPath?: ModelPath | undefined
}

export function createAssistant({ putIn, freeSeats, modelPath }: AssistantOptions): Assistant {
  const builtIn = told(createBuiltInAnswerer)
  const model = told(() => ({ ask: modelPath && createModelAnswerer(builtIn.search, modelPath) }))

  return {
    async reply(asked) {
      const answer = await answerWithSeats(asked)
      const chosen = await model.ask?.(asked, answer)
      return shown({ ...answer, ...chosen })
    },
  }

  /** The database is asked only where the answer tells of a session, and not waited for: seats are left out then. */
  async function answerWithSeats({ message, history }: Asked): Promise<Answer> {
    const now = new Date()
    const answer = builtIn.answer(message, history, { now, freeSeats: undefined })
    if (!answer.isOfSessions || !freeSeats) return answer
    const seats = await Promise.race([freeSeats().catch(() => undefined), delay(seatsDeadlineMs, undefined)])
    return builtIn.answer(message, history, { now, freeSeats: seats })
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
