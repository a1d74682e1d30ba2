import { expect, test } from 'vitest'
import { assistantWords } from '#content/assistant/assistant'
import { bookingWords } from '#content/assistant/booking'
import { bookCopy } from '#content/pages/book'
import type { ChatMessage } from '#contracts/chatbot-response'
import { heldUntil } from '#domain/call-rules'
import { openTimes } from '#domain/open-times'
import { exampleRules, freeTimes } from '#test/example-calls'
import { createBuiltInAnswerer } from './built-in-answer.ts'

const { answer } = createBuiltInAnswerer()
/** A Monday, 10:00 in New York. */
const now = new Date('2026-11-23T15:00:00Z')
const calls = { rules: exampleRules, held: [] }
const ask = (message: string, more = {}, history: readonly ChatMessage[] = []) =>
  answer(message, history, { now, freeSeats: undefined, calls: { ...calls, ...more } }).text

const linksIn = (text: string) =>
  text.match(/https:\S+&\S+/g)?.map((link) => Object.fromEntries(new URL(link).searchParams)) ?? []
const timesIn = (text: string) => linksIn(text).map(({ time }) => time)
const written = (times: readonly Date[]) => times.map((time) => time.toISOString())

test.each(['Can I book a call?', 'When can we talk?', 'when are you free', 'I’d like to schedule a call'])(
  '“%s” gets the next three open times in the business’s time zone, each with its booking link',
  (message) => {
    const text = ask(message)
    expect(text).toContain('The next open times, in our time zone:\n- Monday, November 23, 2:20 PM EST: ')
    expect(linksIn(text)).toEqual(
      written(freeTimes(now).slice(0, 3)).map((time) => ({
        about: 'assistant',
        type: 'intro',
        zone: 'America/New_York',
        day: '2026-11-23',
        time,
      })),
    )
  },
)

test('a held time is not offered', () => {
  const [first, ...later] = freeTimes(now)
  if (!first) throw new Error('no open time')
  const held = [{ startsAt: first, heldUntil: heldUntil(first, 30, exampleRules) }]
  expect(timesIn(ask('Can I book a call?', { held }))).toEqual(written(later.slice(0, 3)))
})

test.each([
  ['this message', 'can we talk tomorrow, im in california', []],
  ['an earlier message', 'can we talk tomorrow?', [{ type: 'user', text: 'I run a shop in California.' }]],
] as const)('times are in the time zone of the place that %s names', (_, message, history) => {
  const text = ask(message, {}, history)
  expect(text).toContain('in your time zone:\n- Tuesday, November 24, 6:00 AM PST: ')
  expect(linksIn(text)[0]).toMatchObject({ zone: 'America/Los_Angeles', day: '2026-11-24' })
})

test.each([
  ['Are you free on Tuesday?', 'Open on that day', ['9:00 AM', '9:40 AM', '10:20 AM']],
  ['Can we talk on Tuesday at 3?', 'Open on that day', ['2:20 PM', '3:00 PM', '3:40 PM']],
  ['can we have a call tomorrow at 11 am', 'Open on that day', ['10:20 AM', '11:00 AM', '11:40 AM']],
  ['book me a call on wednesday afternoon', 'Open on that day', ['1:40 PM', '2:20 PM', '3:00 PM']],
  ['are you free on sunday', 'Nothing is open on that day', ['2:20 PM', '3:00 PM', '3:40 PM']],
])('“%s” is answered with “%s” and the nearest times', (message, words, clocks) => {
  const text = ask(message)
  expect(text).toContain(words)
  expect(text.match(/\d+:\d\d [AP]M/g)).toEqual(clocks)
})

test.each([
  ['i would like to book a demo', 'demo', 'ai-chat-agents', 15],
  ['can i book a call about the audit', 'audit', 'ai-audit', 30],
  ['can we have an internal ops consultation tomorrow', 'operations', 'ai-internal-ops', 30],
])('“%s” gets open times for the right type of call', (message, type, about, minutes) => {
  const found = linksIn(ask(message))
  expect(found).toHaveLength(3)
  const open = written(openTimes({ minutes, rules: exampleRules, held: [], now }))
  for (const link of found) {
    expect(link).toMatchObject({ type, about })
    expect(open).toContain(link['time'])
  }
})

test('without an open time, the answer states that there is none', () => {
  const always = { startsAt: now, heldUntil: new Date('2027-02-01T00:00:00Z') }
  expect(ask('When can we talk?', { held: [always] })).toBe(bookCopy.none.text(exampleRules.horizonDays))
})

test.each([
  ['Book me a call tomorrow at 3', bookingWords.book],
  ['Are you free on Tuesday?', bookingWords.book],
  ['Can I book a call?', assistantWords.person],
])('with an external scheduler, “%s” gets the booking link without times', (message, words) => {
  const { text } = answer(message, [], { now, freeSeats: undefined })
  expect(text.replaceAll(/\s/g, ' ')).toContain(words)
  expect(timesIn(text)).toEqual([])
})
