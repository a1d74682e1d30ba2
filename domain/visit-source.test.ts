import { expect, test } from 'vitest'
import { sourceName, visitSource } from './visit-source.ts'

test.each([
  ['Linkedin', 'LinkedIn'],
  ['linkedin.com', 'LinkedIn'],
  ['lnkd.in', 'LinkedIn'],
  ['google.com', 'Google'],
  ['www.google.co.uk', 'Google'],
  ['google_ads', 'Google'],
  ['gemini.google.com', 'Gemini'],
  ['com.google.android.gm', 'Gmail'],
  ['l.instagram.com', 'Instagram'],
  ['fb', 'Facebook'],
  ['chat.openai.com', 'ChatGPT'],
  ['copilot.microsoft.com', 'Copilot'],
  ['t.co', 'X'],
  ['news.ycombinator.com', 'Hacker News'],
  ['www.kestrel.example', 'kestrel.example'],
  ['Spring mailing', 'Spring mailing'],
  // A part of a word does not match a name.
  ['bingley-builders.example', 'bingley-builders.example'],
  ['netflix.com', 'netflix.com'],
  ['search.brave.com', 'Brave'],
  ['brave-bakery.example', 'brave-bakery.example'],
  ['constructor', 'constructor'],
])('the source %s is shown as %s', (source, name) => {
  expect(sourceName(source)).toBe(name)
})

test('a visit’s source is the campaign, else the ad, else the referrer', () => {
  const referrer = 'https://www.linkedin.com/feed/'
  expect(visitSource({ utm_source: 'newsletter', referrer })).toBe('Newsletter')
  expect(visitSource({ gclid: 'x', referrer: 'https://www.google.com/' })).toBe('Google')
  expect(visitSource({ gclid: 'x' })).toBe('Google')
  expect(visitSource({ referrer })).toBe('LinkedIn')
  expect(visitSource({ referrer: 'android-app://com.google.android.gm' })).toBe('Gmail')
  expect(visitSource({ utm_source: ' ', referrer: 'not an address' })).toBeUndefined()
  expect(visitSource({})).toBeUndefined()
})

test('an unknown source is truncated to a length that a list can show', () => {
  expect(sourceName('x'.repeat(500))).toHaveLength(60)
})
