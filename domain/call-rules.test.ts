import { expect, test } from 'vitest'
import { aboutOfCall, callTypeAbout, callTypes } from './call-rules.ts'

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
    expect(callTypeAbout(aboutOfCall(type, asked))).toBe(type)
})

test('a link to other times keeps the call’s topic unless it leads to another type or is not valid in a link', () => {
  expect(aboutOfCall('audit', 'ai-audit-b2b')).toBe('ai-audit-b2b')
  expect(aboutOfCall('intro', 'ai-workshop')).toBe('ai-workshop')
  expect(aboutOfCall('demo', 'home')).toBe('ai-chat-agents')
  expect(aboutOfCall('intro', 'home&zone=UTC')).toBe('call')
})
