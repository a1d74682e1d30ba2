import { expect, test } from 'vitest'
import { firstNameOf, greetingName } from './greeting-name.ts'

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['  Ada \t Lovelace ', 'Ada Lovelace'],
  ['Ada\r\nBcc: x', 'Ada Bcc: x'],
  ['Ada\u2028Lovelace\u0000', 'Ada Lovelace'],
  ['\u202Eecalevol\u202C', 'ecalevol'],
  ['\u2067עדה\u2069', 'עדה'],
  ['Zoë O’Neill-Núñez, Ph.D.', 'Zoë O’Neill-Núñez, Ph.D.'],
  ['J. R. Smith', 'J. R. Smith'],
  ['Jane Doe, M.Sc.', 'Jane Doe, M.Sc.'],
  ['李小龙 👩🏽‍💻', '李小龙 👩🏽‍💻'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('the name %j becomes %j in a greeting', (typed, shown) => {
  expect(greetingName(typed)).toBe(shown)
})

test.each([
  'Win at https://evil.example',
  'www.evil',
  'evil.com',
  'x.co/a',
  'Ask ada@example.com',
  'Evil.Com',
  ' \u200B ',
  '',
])('%j is not used as a greeting', (typed) => {
  expect(greetingName(typed)).toBe('')
})

test('truncates a long name between letters, not inside one', () => {
  expect(greetingName('👩🏽‍💻'.repeat(200))).toBe(`${'👩🏽‍💻'.repeat(59)}…`)
  expect(greetingName('a'.repeat(60))).toBe('a'.repeat(60))
})

test.each([
  ['Dana Smith', 'Dana'],
  ['  Dana\tLee Smith ', 'Dana'],
  ['Dana', 'Dana'],
  ['Zoë-Marie O’Neill', 'Zoë-Marie'],
  ['Dr. Smith', 'Dr. Smith'],
  ['Prof Smith', 'Prof Smith'],
  ['J. R. Smith', 'J. R. Smith'],
  ['J Smith', 'J Smith'],
  ['Smith, Dana', 'Smith, Dana'],
  ['李小龙', '李小龙'],
  ['See https://evil.example', ''],
])('a mail to %j greets %j', (typed, shown) => {
  expect(firstNameOf(typed)).toBe(shown)
})
