import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exceptionsOf, formatExceptions, formatWeek, openOn, partsTyped, weekOf } from './opening-hours.ts'

const nineToFive = [{ from: 540, to: 1020 }]
const split = [
  { from: 540, to: 720 },
  { from: 780, to: 1020 },
]

test.each([
  ['Mon-Fri 09:00-17:00', { 1: nineToFive, 2: nineToFive, 3: nineToFive, 4: nineToFive, 5: nineToFive }],
  ['Sat 10:30-12:00', { 6: [{ from: 630, to: 720 }] }],
  [
    'Sat-Mon 00:00-24:00',
    { 6: [{ from: 0, to: 1440 }], 0: [{ from: 0, to: 1440 }], 1: [{ from: 0, to: 1440 }] },
  ],
  ['Tue 09:00-12:00 13:00-17:00, Fri 09:00-17:00', { 2: split, 5: nineToFive }],
])('reads the week %s', (text, days) => {
  const week = weekOf(text)
  expect(Object.fromEntries(Array.from(week ?? [], (parts, day) => [day, parts]))).toEqual({
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, []])),
    ...days,
  })
})

test.each([
  '',
  'Mon-Fri',
  'Mon-Fri 9-17',
  'Mon-Fri 17:00-09:00',
  'Mon-Fri 09:00-09:00',
  'Moo-Fri 09:00-17:00',
  'Mon 09:00-24:30',
  'Mon 09:60-11:00',
  'Mon 09:00-12:00 11:00-17:00',
  'Mon-Fri 09:00-17:00, Fri 09:00-12:00',
  'Mon-Fri 09:00-17:00,',
])('rejects the week %j', (text) => {
  expect(weekOf(text)).toBeUndefined()
})

test('parsing a formatted week of opening hours returns the same week', () => {
  const parts = fc.constantFrom([], nineToFive, split, [{ from: 0, to: 1440 }])
  fc.assert(
    fc.property(fc.array(parts, { minLength: 7, maxLength: 7 }), (week) => {
      fc.pre(week.some(({ length }) => length > 0))
      expect(weekOf(formatWeek(week))).toEqual(week)
    }),
  )
})

test('parses days off, shorter days and ranges with their names, and formats them the same way', () => {
  const text = '2026-11-26 (Thanksgiving), 2026-11-27 09:00-11:00, 2026-12-21 to 2027-01-01'
  const exceptions = exceptionsOf(text)
  expect(exceptions).toEqual([
    { from: '2026-11-26', to: '2026-11-26', parts: [], name: 'Thanksgiving' },
    { from: '2026-11-27', to: '2026-11-27', parts: [{ from: 540, to: 660 }], name: undefined },
    { from: '2026-12-21', to: '2027-01-01', parts: [], name: undefined },
  ])
  expect(formatExceptions(exceptions ?? [])).toBe(text)
})

test.each([
  '',
  'Thanksgiving',
  '2026-02-30',
  '2027-01-01 to 2026-12-21',
  '2026-11-27 11:00-09:00',
  '26-11-2026',
])('rejects the days off %j', (text) => {
  expect(exceptionsOf(text)).toBeUndefined()
})

test('an exception replaces the week’s hours on its days, and the first of several applies', () => {
  const hours = {
    week: weekOf('Mon-Fri 09:00-17:00') ?? [],
    exceptions:
      exceptionsOf('2026-11-27 09:00-11:00, 2026-11-26 to 2026-11-29, 2026-12-05 10:00-12:00') ?? [],
    zone: 'UTC',
  }
  const on = (day: string) =>
    openOn(hours, Date.parse(day)).map(({ from, to }) =>
      [from, to].map((ms) => new Date(ms).toISOString().slice(11, 16)).join('-'),
    )
  expect(on('2026-11-25')).toEqual(['09:00-17:00'])
  expect(on('2026-11-26')).toEqual([])
  expect(on('2026-11-27')).toEqual(['09:00-11:00'])
  // A Saturday.
  expect(on('2026-12-05')).toEqual(['10:00-12:00'])
})

test.each([
  ['9 AM to 12 PM, 1 PM to 5 PM', split],
  ['9 AM to 12 PM and 1 PM to 5 PM', split],
  ['9-12, 1 pm - 5 pm', split],
  ['9-12, 13-17', split],
  ['9–5', nineToFive],
  ['9am-5pm', nineToFive],
  ['09:00-17:00', nineToFive],
  ['9:30 to 5:15 p.m.', [{ from: 570, to: 1035 }]],
  ['12 PM to 12 AM', [{ from: 720, to: 1440 }]],
  ['00:00-24:00', [{ from: 0, to: 1440 }]],
  ['', []],
  ['Closed', []],
])('parses the typed hours %j', (text, parts) => {
  expect(partsTyped(text)).toEqual(parts)
})

test.each([
  '9',
  'morning',
  '9 to',
  '9 to 5 to 7',
  '25-26',
  '5 PM to 9 AM',
  '9-12, 11-5',
  '13 PM to 2 PM',
  '9:75-10',
])('rejects the typed hours %j', (text) => {
  expect(partsTyped(text)).toBeUndefined()
})
