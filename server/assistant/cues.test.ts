import { expect, test } from 'vitest'
import { everyAssistantQuestion } from '#content/assistant/questions'
import { site } from '#content/facts/site'
import { createBuiltInAnswerer } from './built-in-answer.ts'
import { findByCues } from './cues.ts'

const { answer } = createBuiltInAnswerer()
const said = (message: string, ...history: (readonly [type: 'user' | 'bot', text: string])[]) =>
  answer(
    message,
    history.map(([type, text]) => ({ type, text })),
  ).text

test.each(everyAssistantQuestion.map(({ when, asked, answer: text }) => [when?.[0] ?? asked?.[0], text]))(
  'the answer to “%s” has no empty or undefined content value',
  (_, text) => {
    expect(text).not.toMatch(/undefined|^\s*$/)
  },
)

test('recognizes a question by the concepts it mentions, in any wording', () => {
  const answerTo = (text: string) => findByCues(text, [])?.question.answer
  expect(answerTo('please take my name off the mailing list')).toBe(answerTo('unsubscribe'))
  expect(answerTo('stop sending me that newsletter')).toBe(answerTo('unsubscribe'))
  expect(answerTo('do you sign ndas')).toContain('not among my facts')
})

test.each([
  ['a complaint that holds the word “phone”', 'my phone rings all day with junk leads', 'phone number'],
  [
    'who does not want to be called',
    'I dont want to talk to anyone. can i buy the audit online?',
    'phone number',
  ],
  [
    'an offer that was turned down',
    'Not interested in coaching. What do you charge to do it for us?',
    '$1,440',
  ],
])('an unrelated answer is not given to %s', (_, message, unwanted) => {
  expect(said(message)).not.toContain(unwanted)
})

test('answers every question of a message, also between other sentences', () => {
  const both = said('What are you? And what do you charge for an audit?')
  expect(both).toContain('software')
  expect(both).toContain('$1,999')
  expect(said('Thanks for that. I run a 12 person shop. what would the audit cost us')).toContain('$1,999')
})

test('states that a fact is unknown, gives the nearest one and asks no closing question', () => {
  const { text, answered } = answer('Can you integrate with HubSpot?', [])
  expect(answered).toBe(false)
  expect(text).toContain('the tools you already use')
  expect(answer('who won the world cup', []).text).toContain(site.bookingUrl)
  expect(answer('who won the world cup', []).text).not.toMatch(/\?(?!about=)/)
})

test.each([
  [
    'a place in the list before',
    'and the second one?',
    ['bot', '- Free AI workshop: every Friday.\n- B2B workshop: every Tuesday.'],
    'Tuesday',
  ],
  ['a step', 'whats step 2', ['user', 'what is your process'], 'Score'],
  ['a week', 'what happens in week 3', ['user', 'how does the audit work'], 'score'],
  ['people', 'what about for 80 people?', ['user', 'is the audit for us? we are 20'], '5-50'],
  ['an age', 'what about 13?', ['user', 'which kids program for a 17 year old'], 'AI Foundations'],
  ['a year', 'and for a year?', ['user', 'coaching price for 6 months?'], '$2,249'],
] as const)('reads a number as %s, depending on the conversation', (_, message, before, expected) => {
  expect(said(message, before)).toContain(expected)
})
