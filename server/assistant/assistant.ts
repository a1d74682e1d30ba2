import { setTimeout as delay } from 'node:timers/promises'
import { pages } from '#content/index'
import { contentView } from '#content/facts/content-view'
import type { chatbotResponse } from '#contracts/chatbot-response'
import type { OutputOf } from '#contracts/contract'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import type { Answer } from './answer.ts'
import type { AssistantRequest } from './asked.ts'
import { createBuiltInAnswerer } from './built-in-answer.ts'
import { createModelAnswerer, type ModelPath } from './model-answer.ts'
import type { OpenCalls } from './open-calls.ts'

export interface Assistant {
  /** Always answers: any failure falls back to the built-in answer. */
  reply(asked: AssistantRequest): Promise<OutputOf<typeof chatbotResponse>>
}

/** How long an answer waits for the count of free seats. */
const seatsDeadlineMs = 500

const titleOf = (wanted: string) => pages.find(({ path }) => path === wanted)?.title ?? wanted

interface AssistantOptions {
  settingsRenderer: Pick<SettingsRenderer, 'text'>
  /** Counts the free seats of the next free workshop. */
  freeSeats?: () => Promise<number>
  /** The open call times, from memory; undefined if another scheduler is used. */
  openCalls?: () => OpenCalls | undefined
  /** The model. Without it, only the built-in answerer is used. */
  modelPath?: ModelPath | undefined
}

export function createAssistant({
  settingsRenderer,
  freeSeats,
  openCalls,
  modelPath,
}: AssistantOptions): Assistant {
  const builtIn = contentView(createBuiltInAnswerer)
  const model = contentView(() => ({ ask: modelPath && createModelAnswerer(builtIn.knows, modelPath) }))

  return {
    async reply(asked) {
      const answer = await answerWithSeats(asked)
      const chosen = await model.ask?.(asked, answer)
      return toResponse({ ...answer, ...chosen })
    },
  }

  /** Queries the seats only for answers about a session. If that takes too long, the seats are left out. */
  async function answerWithSeats({ message, history }: AssistantRequest): Promise<Answer> {
    const known = { now: new Date(), freeSeats: undefined, calls: openCalls?.() }
    const answer = builtIn.answer(message, history, known)
    if (!answer.isOfSessions || !freeSeats) return answer
    const seats = await Promise.race([freeSeats().catch(() => undefined), delay(seatsDeadlineMs, undefined)])
    return builtIn.answer(message, history, { ...known, freeSeats: seats })
  }

  function toResponse({ text, paths, suggestions, answered }: Answer): OutputOf<typeof chatbotResponse> {
    return {
      botResponse: settingsRenderer.text(text),
      sources: paths.map((path) => ({ title: titleOf(path), path })),
      suggestions: [...suggestions],
      answered,
    }
  }
}
