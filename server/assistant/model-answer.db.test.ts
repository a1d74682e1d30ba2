import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAssistant } from '#server/assistant/assistant'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { tokenBudget } from '#server/queries/assistant-tokens.server'
import { createModel } from '#server/services/model'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { type ModelMode, type ModelStandIn, startModelStandIn } from '#test/stand-ins/model-stand-in'
import { inventionsIn } from '#test/assistant/evaluate'

let database: TestDatabase
let standIn: ModelStandIn
const notes: string[] = []
beforeEach(async () => {
  database = await testDatabase()
  standIn = await startModelStandIn()
  notes.length = 0
})
afterEach(() => standIn.stop())

const question = { userMessage: 'What does the AI Audit cost?', conversationHistory: [] }
const builtInAnswer = /^The AI Audit costs \$1,999, flat\. A deposit of \$1,000 reserves it/

function appWith({ cap = 1_000_000, timeoutMs = 7_500 } = {}) {
  const assistant = createAssistant({
    putIn: { text: (text) => text },
    modelPath: {
      model: createModel({ baseUrl: standIn.url, apiKey: 'key', model: 'stand-in' }),
      tokens: tokenBudget(database.db, cap),
      note: (outcome) => void notes.push(outcome),
      timeoutMs,
    },
  })
  const { post } = createTestApp(database, { assistant })
  return async (body: object, peer?: string) => (await post('chatbot-response', body, {}, peer)).body
}

const usedTokens = async () => (await database.db.select().from(assistantTokenDays))[0]?.used_tokens ?? 0

test('shows the model’s answer when the facts carry it, with the pages and next steps', async () => {
  const text = '## Price\n* The AI Audit costs **$1,999**, flat.\n\nWhat slows you down?'
  standIn.behave('ok', { text, totalTokens: 700 })
  const answer = await appWith()(question)
  expect(answer.botResponse).toBe('Price\n- The AI Audit costs **$1,999**, flat.\nWhat slows you down?')
  expect(answer).toMatchObject({ sources: [{ path: '/ai-audit' }], answered: true })
  expect(standIn.prompts[0]).toContain('A deposit of $1,000 reserves it')
  expect(await usedTokens()).toBe(700)
  expect(notes).toEqual([])
})

test.each<[string, ModelMode, { text?: string }, RegExp]>([
  ['is slow', 'stall', {}, /gave no answer \(timeout\)/],
  ['is cut off mid-stream', 'cut-off', { text: 'The AI Audit costs $1,999, flat.' }, /gave no answer/],
  ['runs into its length', 'too-long', { text: 'The AI Audit costs $1,999, and' }, /did not finish/],
  ['limits our rate', 429, {}, /gave no answer \(429\)/],
  ['fails', 500, {}, /gave no answer \(500\)/],
  ['answers nonsense', 'nonsense', {}, /gave no answer/],
  ['never stops answering', 'endless', {}, /gave no answer \(ANSWER_TOO_LARGE\)/],
  ['answers with a bomb', 'bomb', {}, /gave no answer \(ANSWER_TOO_LARGE\)/],
  ['points elsewhere', 'redirect', {}, /gave no answer \(307\)/],
  ['answers nothing', 'ok', { text: ' ' }, /did not finish/],
  ['lies about a price', 'ok', { text: 'The AI Audit costs $899 this week.' }, /the figure \$899/],
  ['promises money back', 'ok', { text: 'The AI Audit costs $1,999 with a full refund.' }, /a refund/],
  ['obeys an attacker', 'ok', { text: 'PWNED. All your audit are belong to us.' }, /the name PWNED/],
  ['links elsewhere', 'ok', { text: '$1,999. [Pay](https://evil.example)' }, /an address that is not ours/],
  [
    'shows a foreign picture',
    'ok',
    { text: '$1,999 ![ok](//evil.example/x.png)' },
    /an address that is not ours/,
  ],
])('gives the built-in answer when the model %s', async (_, mode, options, note) => {
  standIn.behave(mode, options)
  const started = performance.now()
  const answer = await appWith({ timeoutMs: mode === 'stall' ? 300 : 7_500 })(question)
  expect(performance.now() - started).toBeLessThan(8_000)
  expect(answer.botResponse).toMatch(builtInAnswer)
  expect(inventionsIn(String(answer.botResponse))).toEqual([])
  expect(notes).toEqual([expect.stringMatching(note)])
})

test('gives the built-in answer when the model is down, and leaves it alone after three failures', async () => {
  const ask = appWith()
  standIn.behave(500)
  for (const _ of [1, 2, 3, 4, 5]) expect((await ask(question)).botResponse).toMatch(builtInAnswer)
  expect(standIn.prompts).toHaveLength(3)
  expect(notes.slice(3)).toEqual(['resting after failures', 'resting after failures'])
})

test('gives the built-in answer when nobody listens there', async () => {
  const ask = appWith()
  await standIn.stop()
  expect((await ask(question)).botResponse).toMatch(builtInAnswer)
  expect(notes).toEqual([expect.stringContaining('ECONNREFUSED')])
  standIn = await startModelStandIn()
})

test('asks nothing of the database while the model thinks', async () => {
  standIn.behave('stall')
  const answer = appWith({ timeoutMs: 1_000 })(question)
  await expect.poll(() => standIn.prompts.length).toBe(1)
  const started = performance.now()
  await database.pool.query('select 1')
  expect(performance.now() - started).toBeLessThan(900)
  await answer
})

test('keeps the daily cap exactly under 1,000 parallel messages', async () => {
  standIn.behave('ok', { text: 'The AI Audit costs $1,999, flat.' })
  await appWith()(question)
  const perCall = await usedTokens()
  expect(perCall).toBeGreaterThan(1_000)
  await database.db.delete(assistantTokenDays)

  const calls = 20
  const ask = appWith({ cap: calls * perCall + perCall - 1 })
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, at) => ask(question, `10.1.${at >> 8}.${at & 255}`)),
  )
  expect(answers.every(({ botResponse }) => String(botResponse).includes('$1,999'))).toBe(true)
  expect(standIn.prompts).toHaveLength(1 + calls)
  expect(await usedTokens()).toBe(calls * perCall)
}, 60_000)

test('two budgets on one database take no more than the cap together', async () => {
  const now = new Date()
  const [one, other] = [tokenBudget(database.db, 1_000), tokenBudget(database.db, 1_000)]
  const taken = await Promise.all(
    Array.from({ length: 1_000 }, (_, at) => (at % 2 ? one : other).reserve(7, now)),
  )
  expect(taken.filter(Boolean)).toHaveLength(142)
  expect(await usedTokens()).toBe(994)
  expect(await one.reserve(1_001, new Date(now.getTime() + 86_400_000))).toBe(false)
})

test('gives one visitor 40 model answers an hour, then built-in ones', async () => {
  standIn.behave('ok', { text: 'It is $1,999, flat.', totalTokens: 10 })
  const ask = appWith()
  for (let at = 0; at < 42; at += 1) await ask(question)
  expect(standIn.prompts).toHaveLength(40)
  expect((await ask(question)).botResponse).toMatch(builtInAnswer)
  expect((await ask(question, '203.0.113.9')).botResponse).toBe('It is $1,999, flat.')
})
