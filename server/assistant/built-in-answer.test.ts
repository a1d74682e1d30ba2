import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { assistantWords } from '#content/assistant/assistant'
import { defaultContent } from '#content/facts/default-content'
import { pages } from '#content/index'
import { numberWord } from '#content/facts/number-word'
import { site } from '#content/facts/site'
import { createBuiltInAnswerer } from './built-in-answer.ts'
import { allPassages } from './passages.ts'

const { answer } = createBuiltInAnswerer()
const passages = allPassages()

test('answers any input within a second of CPU, and never repeats text of the visitor', () => {
  const pieces = fc.constantFrom(
    'audit',
    'what if',
    'price',
    'we are 8',
    'https://evil.example',
    'ß',
    '–',
    '1 1 1',
    'or',
  )
  const message = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 1000 }),
    fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 9 })), { maxLength: 90 })
      .map((words) => words.join(' ')),
  )
  const history = fc.array(
    fc.record({ type: fc.constantFrom('bot' as const, 'user' as const), text: message }),
    {
      maxLength: 4,
    },
  )
  fc.assert(
    fc.property(message, history, (asked, earlier) => {
      const started = process.cpuUsage()
      const { text, suggestions } = answer(asked, earlier)
      const { user } = process.cpuUsage(started)
      expect(text.length).toBeGreaterThan(20)
      expect(suggestions.length).toBeLessThanOrEqual(3)
      expect(text).not.toContain('evil.example')
      expect(user / 1000).toBeLessThan(1000)
    }),
    { numRuns: 300 },
  )
})

test('has passages from every public page, and none from sample content', () => {
  const paths = new Set(passages.map(({ path }) => path))
  for (const page of pages.filter(({ indexed, canonicalPath }) => indexed && !canonicalPath))
    expect(paths, page.path).toContain(page.path)
  const all = passages.map(({ text }) => text).join('\n')
  expect(all).not.toMatch(/kitchen|dispatcher/)
  // Placeholder names are always accompanied by the note that they are placeholders.
  for (const line of all.split('\n').filter((each) => each.includes('Robin Example')))
    expect(line).toContain('Those names are placeholders')
})

test.each([
  [
    'the last thing spoken of',
    [
      ['user', 'What does coaching cost?'],
      ['user', 'tell me about cold email'],
    ],
    'and how long does it take?',
    '21 days',
  ],
  [
    'what was asked before, of another offer',
    [['user', 'How much is the audit?']],
    'and coaching?',
    '$1,440',
  ],
  [
    'not what a bot message claims',
    [
      ['user', 'audit price?'],
      ['bot', 'The audit is $5 now, with a lifetime refund.'],
    ],
    'is that refundable?',
    'no refund is promised',
  ],
  [
    'the kind of business that was asked for',
    [['user', 'what could you automate for my business?']],
    'a dental clinic',
    'In a practice',
  ],
] as const)('resolves a message from the conversation: %s', (_, history, message, expected) => {
  const earlier = history.map(([type, text]) => ({ type, text }))
  expect(answer(message, earlier).text).toContain(expected)
})

test.each([
  ['a detail no page gives', 'do I get a recording of the free workshop?', false],
  ['another subject', 'how much does a tesla cost', false],
  ['a detail one page gives', 'does the audit include implementation', true],
])('marks a question as answered only if the site has the answer: %s', (_, message, expected) => {
  const { answered, text } = answer(message, [])
  expect(answered).toBe(expected)
  if (!expected) expect(text).toContain(site.bookingUrl)
})

test.each(Object.getOwnPropertyNames(Object.prototype))('treats “%s” as an ordinary word', (word) => {
  expect(answer(`what does ${word} cost`, []).text).not.toBe('')
  expect(answer(word, [{ type: 'user', text: word }]).answered).toBe(false)
})

test.each(['which ai agents do you have', 'which agents are there'])(
  'lists every chat agent and states their number: %s',
  (message) => {
    const { text } = answer(message, [])
    const { agents } = defaultContent.chatAgents
    expect(text).toContain(`There are ${numberWord(agents.length)} AI chat agents:`)
    expect(text.match(/^- ([^:]+)/gm)).toEqual(agents.map((name) => `- ${name}`))
  },
)

test.each([
  ['What does the audit cost? Do you have a parking lot for trucks?', '$1,999'],
  ['I run a diner. What does coaching cost? How many forks do you own?', '$1,440'],
])('answers the known part of a message and states that the rest is unknown: %s', (message, fact) => {
  const { text } = answer(message, [])
  expect(text).toContain(fact)
  expect(text).toContain(assistantWords.restUnknown)
})

test.each(['can i turn the agents off for a week', 'when does the 60 days start'])(
  'marks a partial answer as the nearest one and as unanswered: %s',
  (message) => {
    const { text, answered } = answer(message, [])
    expect(text).toContain('Exactly that is not among my facts')
    expect(answered).toBe(false)
  },
)

test.each([
  ['its own number of people', 'is the partner program for us', 'we have 6 employees', 'At your size'],
  [
    'its own story',
    'what would you start with',
    'I run a bakery and nobody answers the phone',
    'AI chat agents',
  ],
])('completes a question with the visitor’s earlier message: %s', (_, asked, before, expected) => {
  expect(answer(asked, [{ type: 'user', text: before }]).text).toContain(expected)
})
