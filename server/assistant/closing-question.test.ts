import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assistantPanel } from '#content/assistant/panel'
import type { ChatMessage } from '#contracts/chatbot-response'
import { questions } from '#test/assistant/evaluate'
import { createBuiltInAnswerer } from './built-in-answer.ts'

const { answer } = createBuiltInAnswerer()
const messages = [...questions('tuning'), ...questions('practice')].map(({ message }) => message)

test('a conversation never gets the same closing question twice, nor that of the greeting', () => {
  const conversation = fc.array(fc.constantFrom(...messages), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(conversation, (asked) => {
      const history: ChatMessage[] = []
      const closings: string[] = [assistantPanel.greeting]
      for (const message of asked) {
        const { text } = answer(message, history)
        for (const closing of text.match(/[^.?!:\n]+\?$/gm) ?? []) {
          expect(closings, `${asked.join(' / ')}: ${closing}`).not.toContain(closing.trim())
          closings.push(closing.trim())
        }
        expect(text.trim()).not.toBe('')
        history.push({ type: 'user', text: message }, { type: 'bot', text })
      }
    }),
    { numRuns: 300 },
  )
})

test('a repeated question is answered again, without a closing question', () => {
  const first = answer('what does the audit cost', [])
  const again = answer('what does the audit cost', [
    { type: 'user', text: 'what does the audit cost' },
    { type: 'bot', text: first.text },
  ])
  expect(first.text).toMatch(/\?$/)
  expect(again.text).not.toMatch(/\?$/)
  expect(first.text.startsWith(again.text)).toBe(true)
})
