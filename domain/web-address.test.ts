import { expect, test } from 'vitest'
import { webAddressOf } from './web-address.ts'

test.each([
  ['https://example.com', 'https://example.com'],
  ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
  ['HTTPS://Example.com', 'HTTPS://Example.com'],
  ['linkedin.com/in/me', 'https://linkedin.com/in/me'],
  [' www.linkedin.com/in/zoë ', 'https://www.linkedin.com/in/zoë'],
  ['//example.com', 'https://example.com'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['münchen.de', 'https://münchen.de'],
  ['例え.テスト', 'https://例え.テスト'],
])('accepts the web address %s', (text, address) => {
  expect(webAddressOf(text)).toBe(address)
})

test.each([
  '',
  'ask me',
  'n/a',
  '@me',
  'localhost',
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<b>',
  'mailto:me@example.com',
  'me@example.com',
  'ftp://example.com',
  'file:///etc/passwd',
  'https://user:secret@example.com',
  'https://example.com/a b',
  'https://example.com/"><b>',
  'https://.com',
  'https:\\\\example.com',
])('refuses the web address %s', (text) => {
  expect(webAddressOf(text)).toBeUndefined()
})
