import { expect, test } from 'vitest'
import { bookingTopicOf, callTypeAbout, callTypes } from './call-rules.ts'

test.each([
  ['home', 'intro'],
  ['ai-audit', 'audit'],
  ['ai-audit-b2b', 'audit'],
  ['ai-chat-agents', 'demo'],
  ['ai-internal-ops', 'operations'],
  ['media-interview', 'guest-interview'],
  ['constructor', 'intro'],
  [undefined, 'intro'],
])('a link about %s is for a call of type %s', (about, type) => {
  expect(callTypeAbout(about)).toBe(type)
})

test.each(callTypes)('a link to other times for a call of type %s leads to that type', (type) => {
  for (const asked of [undefined, 'home', 'ai-audit-b2b', 'media-interview'])
    expect(callTypeAbout(bookingTopicOf(type, asked))).toBe(type)
})

test('a link to other times keeps the call’s topic unless it leads to another type or is not valid in a link', () => {
  expect(bookingTopicOf('audit', 'ai-audit-b2b')).toBe('ai-audit-b2b')
  expect(bookingTopicOf('intro', 'ai-workshop')).toBe('ai-workshop')
  expect(bookingTopicOf('demo', 'home')).toBe('ai-chat-agents')
  expect(bookingTopicOf('intro', 'home&zone=UTC')).toBe('call')
})
