import { expect, test } from 'vitest'
import { fullMonth } from './full-month.ts'

const zone = 'America/New_York'
const november = [new Date('2026-11-30T15:00:00Z'), new Date('2026-11-30T16:00:00Z')]
const december = [
  new Date('2026-12-01T15:00:00Z'),
  new Date('2026-12-01T16:00:00Z'),
  new Date('2026-12-02T15:00:00Z'),
]

test('a month is full while all its times are held and a later month has open ones', () => {
  expect(fullMonth({ offered: [...november, ...december], open: december, zone })).toEqual({
    day: '2026-11-30',
    next: december[0],
    count: 2,
  })
})

test.each([
  ['has an open time', [...november, ...december], [...november.slice(1), ...december]],
  ['has no hours left', december, december.slice(1)],
  ['is followed by none with open times', november, []],
])('a month that %s is not called full', (_, offered, open) => {
  expect(fullMonth({ offered, open, zone })).toBeNull()
})

test('a full month is determined in the visitor’s time zone', () => {
  const late = [new Date('2026-12-01T02:00:00Z')]
  const given = { offered: [...late, ...december], open: december }
  expect(fullMonth({ ...given, zone })?.day).toBe('2026-11-30')
  expect(fullMonth({ ...given, zone: 'Europe/Berlin' })).toBeNull()
})
