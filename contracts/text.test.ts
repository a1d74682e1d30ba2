import { expect, test } from 'vitest'
import { trimmedText } from './text.ts'

const turned = 'Ada \u202Egnp.exe\u202C'

test.each([
  [200, 'Ada gnp.exe'],
  [500, 'Ada gnp.exe'],
  [2_000, turned],
])('a field of at most %i characters parses a text with direction marks to %j', (maxLength, expected) => {
  expect(trimmedText(maxLength).parse(` ${turned} `)).toBe(expected)
})
