import { afterEach, beforeEach, expect } from 'vitest'
import { createAssistant } from '#server/assistant/assistant'
import type { Database } from '#server/db/connect'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { visitorQuestions } from '#server/queries/assistant/assistant-questions.server'
import { tokenBudget } from '#server/queries/assistant/assistant-tokens.server'
import { createModel } from '#server/services/model/model'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { type ModelStandIn, startModelStandIn } from '#server/services/model/stand-in'

interface Setting {
  /** Tokens a day. */
  cap?: number
  timeoutMs?: number
  /** The deadline for counting tokens and questions, for tests that a busy machine must not decide. */
  deadlineMs?: number
  /** Where it counts; default: the test's database. */
  on?: Pick<Database, 'db' | 'pool'>
  /** What happens between the model's answer and the visitor's. */
  afterwards?(): Promise<void>
}

export const question = { userMessage: 'What does the AI Audit cost?', conversationHistory: [] }
export const builtInAnswer = /^The AI Audit costs \$1,999, flat\. A deposit of \$1,000 reserves it/

interface Given {
  database: TestDatabase
  model: ModelStandIn
  /** Why built-in answers were given. */
  notes: string[]
}

/** The setup of a test file: a database, a misbehaving model, and the app between them. */
export function withModel() {
  const setup = { notes: [] as string[] } as Given
  beforeEach(async () => {
    setup.database = await testDatabase()
    setup.model = await startModelStandIn()
    setup.notes.length = 0
  })
  afterEach(() => setup.model.stop())

  function assistantWith({
    cap = 1_000_000,
    timeoutMs = 7_500,
    deadlineMs,
    on = setup.database,
    afterwards,
  }: Setting = {}) {
    const model = createModel({ baseUrl: setup.model.url, apiKey: 'key', model: 'stand-in' })
    return createAssistant({
      settingsRenderer: { text: (text) => text },
      modelPath: {
        model: {
          async complete(asking) {
            const answer = await model.complete(asking)
            await afterwards?.()
            return answer
          },
        },
        questions: visitorQuestions(on, deadlineMs),
        tokens: tokenBudget(on.db, cap, deadlineMs),
        note: (outcome) => void setup.notes.push(outcome),
        timeoutMs,
      },
    })
  }

  /** Posts a message to the app. */
  function appWith(setting?: Setting) {
    const { post } = createTestApp(setup.database, { assistant: assistantWith(setting) })
    return async (body: object, peer?: string) => (await post('chatbot-response', body, {}, peer)).body
  }

  /** The day’s tokens. */
  async function usedTokens(): Promise<number> {
    return (await setup.database.db.select().from(assistantTokenDays))[0]?.used_tokens ?? 0
  }

  /** Returns the tokens that are reserved for `question` before the model responds, and resets the count. */
  async function maxTokens(): Promise<number> {
    setup.model.behave('stall')
    const answer = appWith({ timeoutMs: 1_000 })(question)
    await expect.poll(() => setup.model.prompts.length).toBe(1)
    const taken = await usedTokens()
    await answer
    await expect.poll(usedTokens).toBe(0)
    await setup.database.db.delete(assistantTokenDays)
    setup.model.prompts.length = 0
    return taken
  }

  return Object.assign(setup, { assistantWith, appWith, usedTokens, maxTokens })
}
