import { expect, test } from 'vitest'
import type { ChatMessage } from '#contracts/chatbot-response'
import { offeredFor } from '#test/assistant/choices'
import { questions } from '#test/assistant/evaluate'
import { topics } from './passages.ts'
import { textOf } from './statements.ts'

const named = (message: string, history: readonly ChatMessage[] = []) =>
  offeredFor(message, history).named.map(({ id }) => id)

test('any question gets 30 to 60 distinct statements within the byte budget', () => {
  const asked = [...questions('tuning'), ...questions('held')]
  for (const { message, history } of [...asked, { message: '你们的审计多少钱？', history: [] }]) {
    const texts = offeredFor(message, history).statements.map(textOf)
    expect(texts.length, message).toBeGreaterThan(30)
    expect(texts.length).toBeLessThanOrEqual(60)
    expect(new Set(texts).size, message).toBe(texts.length)
    expect(Buffer.byteLength(texts.join('')), message).toBeLessThanOrEqual(8_000)
  }
})

test('every statement about an offer can be chosen when a message names the offer', () => {
  for (const topic of topics) {
    const texts = offeredFor(`Tell me about: ${topic.name}`).statements.map(({ said }) => said)
    const { what, price, duration, schedule, guarantee, fit, start, brief } = topic
    for (const said of [what, price, duration, schedule ?? duration, guarantee, fit, start, brief])
      expect(texts, topic.name).toContain(said)
  }
})

test('the offers of a question are those it names, or else those it hints at', () => {
  expect(named('Could a chat agent book appointments for my salon?')).toEqual(['chat-agents'])
  expect(named('How do I get more appointments?')).toEqual(['cold-email'])
  expect(named('What is the difference between coaching and the audit?')).toEqual(['coaching', 'audit'])
})

test('a short message is about the last topic, unless it opens a new one', () => {
  const talk: ChatMessage[] = [
    { type: 'user', text: 'How much is coaching?' },
    { type: 'bot', text: 'The AI Audit costs $1,999.' },
  ]
  expect(named('can I leave whenever?', talk)).toEqual(['coaching'])
  expect(named('sounds good, next?', talk)).toEqual(['coaching'])
  expect(named('do you have case studies?', talk)).toEqual([])
  expect(named('I run a bakery', talk)).toEqual([])
  expect(named('sounds good, next?')).toEqual([])
})
