import { describe, expect, test } from 'vitest'
import { formStamps } from './form-stamp.ts'
import { suspicionOf } from './suspicion.ts'

const opened = new Date('2026-05-06T07:08:09Z')
const after = (ms: number) => new Date(opened.getTime() + ms)
const stamps = formStamps('secret')
const stamp = stamps.issue(opened)

describe('a stamp', () => {
  test.each([
    ['of a form that was open for a while', stamp, 2_000, undefined],
    ['of one that was open all day', stamp, 24 * 3_600_000, undefined],
    ['of one filled in at once', stamp, 150, 'filled in within 150 ms'],
    ['from the future', stamps.issue(after(5_000)), 0, 'filled in within -5000 ms'],
    ['kept for later', stamp, 24 * 3_600_000 + 1, 'a stamp older than a day'],
    ['of another secret', formStamps('guessed').issue(opened), 5_000, 'a forged stamp'],
    ['with an earlier time put in', stamp.replace(/^\d+/, '1000000000000'), 5_000, 'a forged stamp'],
    ['without a signature', '1000000000000', 5_000, 'a forged stamp'],
    ['of nothing', '', 5_000, 'a forged stamp'],
  ])('%s', (_what, given, ageMs, fault) => {
    expect(stamps.faultOf(given, after(ageMs))).toBe(fault)
  })
})

describe('suspicion', () => {
  test.each([
    ['a person without script', { name: 'Ada', topic: undefined }, undefined],
    ['a person', { name: 'Ada', topic: '', stamp }, undefined],
    ['a name with a dot', { name: 'Ada Example.com' }, undefined],
    ['an address in a text', { biggest_challenge: 'see https://example.com' }, undefined],
    ['the hidden field', { name: 'Ada', topic: 'SEO' }, 'the hidden field is filled in'],
    ['an address as a name', { name: 'Win! HTTP://spam.example' }, 'an address as name'],
    ['a forged stamp', { stamp: '1.x' }, 'a forged stamp'],
  ])('%s', (_who, input, reason) => {
    expect(suspicionOf(input, stamps, after(10_000))).toBe(reason)
  })
})
