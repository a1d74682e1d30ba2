import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { assistantTokenDays } from '#server/db/schema/assistant-token-days'
import { type TokenBudget, tokenBudget } from '#server/queries/assistant/assistant-tokens.server'
import { builtInAnswer, question, withModel } from '#test/assistant/with-model'
import { silentDatabase } from '#test/silent-database'
import { type ModelMode, startModelStandIn } from '#server/services/model/stand-in'

const given = withModel()
/** Unlike this statement, the built-in answer ends with a closing question. */
const chosen = 'The AI Audit costs $1,999, flat. A deposit of $1,000 reserves it and is part of that price.'
const asked = { message: question.userMessage, history: [], clientKey: 'ada' }

describe('the daily token budget', () => {
  const answered = { say: [chosen] }

  test.each<[string, ModelMode]>([
    ['answers with an error', 500],
    ['limits our rate', 429],
    ['points elsewhere', 'redirect'],
  ])('is refunded when the model %s', async (_, mode) => {
    given.model.behave(mode)
    await given.appWith()(question)
    await expect.poll(given.usedTokens).toBe(0)
  })

  test('is refunded each time that the model refuses the connection', async () => {
    const ask = given.appWith({ cap: 2 * (await given.maxTokens()) })
    await given.model.stop()
    for (const _ of [1, 2, 3]) await ask(question)
    await expect.poll(given.usedTokens).toBe(0)
    expect(given.notes).not.toContain('the day’s tokens are used')
    given.model = await startModelStandIn()
  })

  test('is charged an estimate without the provider’s count, and for a truncated response', async () => {
    const taken = await given.maxTokens()
    for (const mode of ['ok', 'cut-off'] as const) {
      given.model.behave(mode, answered)
      await given.appWith()(question)
      await expect.poll(given.usedTokens).toBeLessThan(taken * 0.6)
      expect(await given.usedTokens()).toBeGreaterThan(taken / 8)
      await given.database.db.delete(assistantTokenDays)
    }
  })

  test('is charged the provider’s count for a response that reached its length limit', async () => {
    given.model.behave('too-long', { ...answered, totalTokens: 900 })
    await given.appWith()(question)
    await expect.poll(given.usedTokens).toBe(900)
  })

  test.each([1e12, -5])('is charged at most the reservation if a provider counts %d', async (totalTokens) => {
    const taken = await given.maxTokens()
    given.model.behave('ok', { ...answered, totalTokens })
    await given.appWith()(question)
    await expect.poll(given.usedTokens).toBe(totalTokens > 0 ? taken : 0)
  })

  test('is charged an estimate when the visitor disconnects while the model runs', async () => {
    given.model.behave('stall')
    const leaving = new AbortController()
    const answer = given.assistantWith().reply({ ...asked, signal: leaving.signal })
    await expect.poll(() => given.model.prompts.length).toBe(1)
    const taken = await given.usedTokens()
    leaving.abort()
    await answer
    await expect.poll(given.usedTokens).toBeLessThan(taken)
    expect(await given.usedTokens()).toBeGreaterThan(taken / 8)
  })

  test('is never exceeded by 1,000 concurrent messages', async () => {
    const taken = await given.maxTokens()
    // Each call uses all of its reservation, so that settling changes no count and the order does not matter.
    given.model.behave('ok', { ...answered, totalTokens: taken })
    const calls = 20
    const ask = given.appWith({ cap: calls * taken + taken - 1, timeoutMs: 60_000, deadlineMs: 60_000 })
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => ask(question, `10.1.${at >> 8}.${at & 255}`)),
    )
    expect(answers.every(({ botResponse }) => String(botResponse).includes('$1,999'))).toBe(true)
    expect(given.model.prompts).toHaveLength(calls)
    expect(await given.usedTokens()).toBe(calls * taken)
  }, 90_000)

  test('is shared by two processes, as are refunded tokens', async () => {
    const [one, other] = [1, 2].map(() => tokenBudget(given.database.db, 1_000, 60_000)) as [
      TokenBudget,
      TokenBudget,
    ]
    const taken = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => (at % 2 ? one : other).reserve(7)),
    )
    const reservations = taken.filter((each) => each !== undefined)
    expect(reservations).toHaveLength(142)
    expect(await given.usedTokens()).toBe(994)
    await Promise.all(reservations.map((each, at) => each.settle(at % 8)))
    const used = reservations.reduce((sum, _, at) => sum + (at % 8), 0)
    expect(await given.usedTokens()).toBe(used)
    expect(await one.reserve(1_000 - used)).toBeDefined()
    expect(await other.reserve(1)).toBeUndefined()
    expect(await other.reserve(1_001)).toBeUndefined()
  })

  test('keeps a reservation of a process that dies before it settles', async () => {
    await tokenBudget(given.database.db, 1_000).reserve(600)
    expect(await tokenBudget(given.database.db, 1_000).reserve(600)).toBeUndefined()
  })

  // The embedded database shares the process's clock.
  test.skipIf(!process.env['TEST_DATABASE_URL'])('uses the database’s date', async () => {
    const [{ day } = { day: '' }] = (
      await given.database.pool.query<{ day: string }>(
        "select (clock_timestamp() at time zone 'utc')::date::text as day",
      )
    ).rows
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 })
    onTestFinished(() => void vi.useRealTimers())
    await tokenBudget(given.database.db, 1_000).reserve(600)
    expect(await given.database.db.select().from(assistantTokenDays)).toEqual([{ day, used_tokens: 600 }])
  })
})

test('limits one visitor to 40 model answers an hour, then uses built-in ones', async () => {
  given.model.behave('ok', { say: [chosen], totalTokens: 10 })
  const ask = given.appWith()
  for (let at = 0; at < 42; at += 1) await ask(question)
  expect(given.model.prompts).toHaveLength(40)
  expect((await ask(question)).botResponse).toMatch(builtInAnswer)
  expect((await ask(question, '203.0.113.9')).botResponse).toBe(chosen)
})

test('the hourly limit of a visitor is shared by all processes', async () => {
  given.model.behave('ok', { say: [chosen], totalTokens: 10 })
  // If the database were slow for a second, each process would count alone.
  const processes = [1, 2, 3].map(() => given.appWith({ deadlineMs: 60_000 }))
  for (let at = 0; at < 45; at += 1) await processes[at % 3]?.(question)
  expect(given.model.prompts).toHaveLength(40)
})

describe('while the database hangs', () => {
  test('the built-in answer is returned within 4.5 seconds', async () => {
    given.model.behave('ok', { say: [chosen] })
    const ask = given.appWith({ on: await silentDatabase() })
    const started = performance.now()
    expect((await ask(question)).botResponse).toMatch(builtInAnswer)
    // Two calls with a deadline of one second each; the driver's own timeout is five.
    expect(performance.now() - started).toBeLessThan(4_500)
    expect(given.notes).toEqual(['the tokens could not be counted'])
    expect(given.model.prompts).toEqual([])
  })

  test('a model’s answer is returned, and its tokens are settled once the lock is released', async () => {
    given.model.behave('ok', { say: [chosen], totalTokens: 10 })
    let free = async () => {}
    const answer = await given
      .assistantWith({
        async afterwards() {
          const client = await given.database.pool.connect()
          await client.query('begin; lock table assistant_token_days in exclusive mode')
          free = async () => {
            await client.query('rollback')
            client.release()
          }
        },
      })
      .reply({ ...asked, signal: new AbortController().signal })
    await free()
    expect(answer.botResponse).toBe(chosen)
    await expect.poll(given.usedTokens).toBe(10)
  })
})
