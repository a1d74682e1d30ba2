import { expect, test } from 'vitest'
import { inventionsIn } from '#test/assistant/evaluate'
import { builtInAnswer, question, withModel } from '#test/assistant/with-model'
import { type ModelMode, startModelStandIn } from '#test/stand-ins/model-stand-in'

const given = withModel()

test('shows the model’s answer when the facts carry it, with the pages and next steps', async () => {
  const text = '## Price\n* The AI Audit costs **$1,999**, flat.\n\nWhat slows you down?'
  given.model.behave('ok', { text, totalTokens: 700 })
  const answer = await given.appWith()(question)
  expect(answer.botResponse).toBe('Price\n- The AI Audit costs **$1,999**, flat.\nWhat slows you down?')
  expect(answer).toMatchObject({ sources: [{ path: '/ai-audit' }], answered: true })
  expect(given.model.prompts[0]).toContain('A deposit of $1,000 reserves it')
  await expect.poll(given.usedTokens).toBe(700)
  expect(given.notes).toEqual([])
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
  given.model.behave(mode, options)
  const started = performance.now()
  const answer = await given.appWith({ timeoutMs: mode === 'stall' ? 300 : 7_500 })(question)
  expect(performance.now() - started).toBeLessThan(8_000)
  expect(answer.botResponse).toMatch(builtInAnswer)
  expect(inventionsIn(String(answer.botResponse))).toEqual([])
  expect(given.notes).toEqual([expect.stringMatching(note)])
})

test('gives the built-in answer when the model is down, and leaves it alone after three failures', async () => {
  const ask = given.appWith()
  given.model.behave(500)
  for (const _ of [1, 2, 3, 4, 5]) expect((await ask(question)).botResponse).toMatch(builtInAnswer)
  expect(given.model.prompts).toHaveLength(3)
  expect(given.notes.slice(3)).toEqual(['resting after failures', 'resting after failures'])
})

test('gives the built-in answer when nobody listens there', async () => {
  const ask = given.appWith()
  await given.model.stop()
  expect((await ask(question)).botResponse).toMatch(builtInAnswer)
  expect(given.notes).toEqual([expect.stringContaining('ECONNREFUSED')])
  given.model = await startModelStandIn()
})

test('asks nothing of the database while the model thinks', async () => {
  given.model.behave('stall')
  const answer = given.appWith({ timeoutMs: 1_000 })(question)
  await expect.poll(() => given.model.prompts.length).toBe(1)
  const started = performance.now()
  await given.database.pool.query('select 1')
  expect(performance.now() - started).toBeLessThan(900)
  await answer
})
