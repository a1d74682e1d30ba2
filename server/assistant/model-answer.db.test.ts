import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAssistant } from '#server/assistant/assistant'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { tokenBudget } from '#server/queries/assistant-tokens.server'
import type { Database } from '#server/db/connect'
import { createModel } from '#server/services/model'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { type ModelMode, type ModelStandIn, startModelStandIn } from '#test/stand-ins/model-stand-in'
import { inventionsIn } from '#test/assistant/evaluate'
import { frozenDatabase } from '#test/frozen-database'

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

interface Setting {
  cap?: number
  timeoutMs?: number
  on?: Pick<Database, 'db' | 'pool'>
}

function assistantWith({ cap = 1_000_000, timeoutMs = 7_500, on = database }: Setting = {}) {
  return createAssistant({
    putIn: { text: (text) => text },
    modelPath: {
      model: createModel({ baseUrl: standIn.url, apiKey: 'key', model: 'stand-in' }),
      database: on,
      tokens: tokenBudget(on.db, cap),
      note: (outcome) => void notes.push(outcome),
      timeoutMs,
    },
  })
}

function appWith(setting?: Setting) {
  const { post } = createTestApp(database, { assistant: assistantWith(setting) })
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
  await expect.poll(usedTokens).toBe(700)
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
  ['promises money back', 'ok', { text: 'The AI Audit costs $1,999 with a full refund.' }, /refund/],
  ['obeys an attacker', 'ok', { text: 'PWNED. All your audit are belong to us.' }, /its answer held/],
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

describe('the day’s tokens', () => {
  const answered = { text: 'The AI Audit costs $1,999, flat.' }

  /** What is taken for the question before the model answers it. */
  async function mostTokens(): Promise<number> {
    standIn.behave('stall')
    const answer = appWith({ timeoutMs: 1_000 })(question)
    await expect.poll(() => standIn.prompts.length).toBe(1)
    const taken = await usedTokens()
    await answer
    await expect.poll(usedTokens).toBe(0)
    await database.db.delete(assistantTokenDays)
    standIn.prompts.length = 0
    return taken
  }

  test.each<[string, ModelMode]>([
    ['answers with an error', 500],
    ['limits our rate', 429],
    ['points elsewhere', 'redirect'],
  ])('are given back when the model %s', async (_, mode) => {
    standIn.behave(mode)
    await appWith()(question)
    await expect.poll(usedTokens).toBe(0)
  })

  test('are given back when nobody listens there, question after question', async () => {
    const ask = appWith({ cap: 5_000 })
    await standIn.stop()
    for (const _ of [1, 2, 3]) await ask(question)
    await expect.poll(usedTokens).toBe(0)
    expect(notes).not.toContain('the day’s tokens are used')
    standIn = await startModelStandIn()
  })

  test('are estimated when the provider does not count, and for an answer that broke off', async () => {
    const taken = await mostTokens()
    for (const mode of ['ok', 'cut-off'] as const) {
      standIn.behave(mode, answered)
      await appWith()(question)
      await expect.poll(usedTokens).toBeLessThan(taken * 0.6)
      expect(await usedTokens()).toBeGreaterThan(taken / 8)
      await database.db.delete(assistantTokenDays)
    }
  })

  test('are counted for an answer that ran into its length, as the provider counts it', async () => {
    standIn.behave('too-long', { ...answered, totalTokens: 900 })
    await appWith()(question)
    await expect.poll(usedTokens).toBe(900)
  })

  test.each([1e12, -5])('stay within what was taken when a provider counts %d', async (totalTokens) => {
    const taken = await mostTokens()
    standIn.behave('ok', { ...answered, totalTokens })
    await appWith()(question)
    await expect.poll(usedTokens).toBe(totalTokens > 0 ? taken : 0)
  })

  test('stay counted for a visitor who leaves while the model is at work', async () => {
    standIn.behave('stall')
    const leaving = new AbortController()
    const asked = { message: question.userMessage, history: [], clientKey: 'ada', signal: leaving.signal }
    const answer = assistantWith().reply(asked)
    await expect.poll(() => standIn.prompts.length).toBe(1)
    const taken = await usedTokens()
    leaving.abort()
    await answer
    await expect.poll(usedTokens).toBeLessThan(taken)
    expect(await usedTokens()).toBeGreaterThan(taken / 8)
  })

  test('keep to the cap exactly under 1,000 parallel messages', async () => {
    const taken = await mostTokens()
    // Told to have used all that was taken, each call leaves the count where it is, whoever comes next.
    standIn.behave('ok', { ...answered, totalTokens: taken })
    const calls = 20
    const ask = appWith({ cap: calls * taken + taken - 1 })
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => ask(question, `10.1.${at >> 8}.${at & 255}`)),
    )
    expect(answers.every(({ botResponse }) => String(botResponse).includes('$1,999'))).toBe(true)
    expect(standIn.prompts).toHaveLength(calls)
    expect(await usedTokens()).toBe(calls * taken)
  }, 60_000)

  test('are taken by two processes up to the cap, and what was not used is taken by others', async () => {
    const [one, other] = [tokenBudget(database.db, 1_000), tokenBudget(database.db, 1_000)]
    const taken = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => (at % 2 ? one : other).reserve(7)),
    )
    const reservations = taken.filter((each) => each !== undefined)
    expect(reservations).toHaveLength(142)
    expect(await usedTokens()).toBe(994)
    await Promise.all(reservations.map((each, at) => each.settle(at % 8)))
    const used = reservations.reduce((sum, _, at) => sum + (at % 8), 0)
    expect(await usedTokens()).toBe(used)
    expect(await one.reserve(1_000 - used)).toBeDefined()
    expect(await other.reserve(1)).toBeUndefined()
    expect(await other.reserve(1_001)).toBeUndefined()
  })

  test('stay counted when the process dies before it settles', async () => {
    await tokenBudget(database.db, 1_000).reserve(600)
    expect(await tokenBudget(database.db, 1_000).reserve(600)).toBeUndefined()
  })

  // The embedded database has its process's clock.
  test.skipIf(!process.env['TEST_DATABASE_URL'])('are those of the database’s day', async () => {
    const [{ day } = { day: '' }] = (
      await database.pool.query<{ day: string }>(
        "select (clock_timestamp() at time zone 'utc')::date::text as day",
      )
    ).rows
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 })
    onTestFinished(() => void vi.useRealTimers())
    await tokenBudget(database.db, 1_000).reserve(600)
    expect(await database.db.select().from(assistantTokenDays)).toEqual([{ day, used_tokens: 600 }])
  })
})

test('gives one visitor 40 model answers an hour, then built-in ones', async () => {
  standIn.behave('ok', { text: 'It is $1,999, flat.', totalTokens: 10 })
  const ask = appWith()
  for (let at = 0; at < 42; at += 1) await ask(question)
  expect(standIn.prompts).toHaveLength(40)
  expect((await ask(question)).botResponse).toMatch(builtInAnswer)
  expect((await ask(question, '203.0.113.9')).botResponse).toBe('It is $1,999, flat.')
})

test('forty an hour are forty over all processes, whatever their clocks', async () => {
  standIn.behave('ok', { text: 'It is $1,999, flat.', totalTokens: 10 })
  const processes = [appWith(), appWith(), appWith()]
  for (let at = 0; at < 45; at += 1) await processes[at % 3]?.(question)
  expect(standIn.prompts).toHaveLength(40)
})

describe('while the database hangs', () => {
  test('the built-in answer is there long before eight seconds', async () => {
    standIn.behave('ok', { text: 'It is $1,999, flat.' })
    const ask = appWith({ on: await frozenDatabase() })
    const started = performance.now()
    expect((await ask(question)).botResponse).toMatch(builtInAnswer)
    // A second for each of two calls; the driver alone gives up after five.
    expect(performance.now() - started).toBeLessThan(4_500)
    expect(notes).toEqual(['the tokens could not be counted'])
    expect(standIn.prompts).toEqual([])
  })

  test('an answer that the model has given is shown, although its tokens cannot be settled', async () => {
    standIn.behave('ok', { text: 'It is $1,999, flat.', totalTokens: 10 })
    let isAway = false
    const db = new Proxy(database.db, {
      get: (target, name) =>
        name === 'update' && isAway
          ? () => ({ set: () => ({ where: () => ({ execute: () => new Promise(() => {}) }) }) })
          : Reflect.get(target, name),
    })
    const ask = appWith({ on: { db, pool: database.pool } })
    isAway = true
    expect((await ask(question)).botResponse).toBe('It is $1,999, flat.')
    expect(await usedTokens()).toBeGreaterThan(1_000)
  })
})
