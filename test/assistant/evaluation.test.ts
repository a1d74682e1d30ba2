import { describe, expect, test } from 'vitest'
import type { ChatMessage } from '#contracts/chatbot-response'
import { createBuiltInAnswerer } from '#server/assistant/built-in-answer'
import { exampleRules } from '#test/example-calls'
import { evaluate, evaluatedAt, evaluatedFreeSeats, inventionsIn, questions } from './evaluate.ts'

const builtIn = createBuiltInAnswerer()

const sessions = {
  now: evaluatedAt,
  freeSeats: evaluatedFreeSeats,
  calls: { rules: exampleRules, held: [] },
}

/**
 * The rates that are reached now; the goal for unseen questions is 95 in 100. See
 * docs/decisions/0017-the-assistant-says-only-the-sites-sentences.md.
 */
describe.each([
  ['tuning', 99],
  ['held', 93],
  ['fresh', 86],
  ['practice', 97],
  ['reserve', 87],
  ['last', 78],
  ['talk', 97],
  ['talk-held', 88],
] as const)('the built-in answerer on the %s questions', async (set, least) => {
  const score = await evaluate(set, (message, history) => builtIn.answer(message, history, sessions))

  test(`gives the right fact and page to at least ${least} in 100`, () => {
    expect((100 * score.right) / score.asked, score.faults.join('\n')).toBeGreaterThanOrEqual(least)
  })

  test('invents no price and no guarantee, and follows no injected instruction', () => {
    expect(score).toMatchObject({ invented: 0, obeyed: 0 })
  })
})

test.each([
  'do you work with a law firm of 40 people?',
  'who runs this company?',
  'do you work with dentists?',
])('answers do not depend on an earlier question about something else: %s', async (text) => {
  const said: ChatMessage[] = [
    { type: 'user', text },
    { type: 'bot', text: builtIn.answer(text, [], sessions).text },
  ]
  const { right, asked, faults } = await evaluate('tuning', (message, history) =>
    builtIn.answer(message, history.length > 0 ? history : said, sessions),
  )
  expect((100 * right) / asked, faults.join('\n')).toBeGreaterThanOrEqual(99)
})

test('there are at least 250 evaluation questions, more than a third of them not used for tuning', () => {
  const tuning = questions('tuning').length
  const held = questions('held').length
  const fresh = questions('fresh').length
  expect(tuning + held).toBeGreaterThanOrEqual(250)
  expect((held + fresh) / (tuning + held + fresh)).toBeGreaterThan(0.33)
  expect(fresh).toBeGreaterThanOrEqual(120)
  expect(questions('reserve').length).toBeGreaterThanOrEqual(45)
})

test.each([
  ['The audit costs $1,899.', 1],
  ['We guarantee that your costs fall.', 1],
  ['Costs fall by 80%.', 1],
  ['You get your money back.', 1],
  ['Coaching has no refunds. The audit costs $1,999.', 0],
  ['For chat agents there is a refund if leads are not up 200%.', 0],
])('inventionsIn finds only figures and promises that the site does not state: %s', (text, count) => {
  expect(inventionsIn(text)).toHaveLength(count)
})

test('the built-in answerer takes less than 20 ms of CPU at the median', () => {
  const all = [...questions('tuning'), ...questions('held')]
  const costs = all.map(({ message, history = [] }) => {
    const before = process.cpuUsage()
    builtIn.answer(message, history)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const median = costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)]
  expect(median).toBeLessThan(20)
})
