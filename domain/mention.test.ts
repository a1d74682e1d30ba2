import { describe, expect, test } from 'vitest'
import { mentionPattern, stringsIn } from './mention.ts'

const mentions = (text: string, ...terms: string[]) => mentionPattern(terms).test(text)

describe('finding mentions', () => {
  test.each([
    ['Write to ann@example.com.', true],
    ['ANN@EXAMPLE.COM', true],
    ['<ann@example.com>', true],
    ['joann@example.com', false],
    ['jo.ann@example.com', false],
    ['jo-ann@example.com', false],
    ['ann@example.com.au', false],
    ['ann@example.community', false],
  ])('of an address in %j: %s', (text, expected) => {
    expect(mentions(text, 'ann@example.com')).toBe(expected)
  })

  test.each([
    ['Ask Ann Lee about it', true],
    ['ask ann\n lee', true],
    ['Ann Lee’s sister', true],
    ['Joann Lee', false],
    ['Ann Leeson', false],
    ['Ann and Lee', false],
  ])('of a name in %j: %s', (text, expected) => {
    expect(mentions(text, 'Ann Lee', 'x@example.com')).toBe(expected)
  })

  test('treats pattern characters literally', () => {
    expect(mentions('a.b+c@example.com', 'a.b+c@example.com')).toBe(true)
    expect(mentions('axb+c@example.com', 'a.b+c@example.com')).toBe(false)
    expect(mentions('+1 (555) 010-0199', '+1 (555) 010-0199')).toBe(true)
  })

  test('finds every occurrence', () => {
    expect('Ann Lee, ann lee, Ann'.replaceAll(mentionPattern(['Ann Lee']), '…')).toBe('…, …, Ann')
  })
})

test('finds the strings in JSON', () => {
  expect(stringsIn({ a: 'x', b: ['y', { c: 'z', d: 1 }], e: null })).toEqual(['x', 'y', 'z'])
})
