import { expect, test } from 'vitest'
import { measurementsIn, stepsIn, studyLineOf } from './study-line.ts'

test('the steps of a case study are parsed with their place, note and broken link', () => {
  expect(stepsIn('0 Asked: Fri 7 pm\n\nx 62 Read\n 65.5 Called: by a person: late ')).toEqual([
    { at: 0, name: 'Asked', note: 'Fri 7 pm', isBroken: false },
    { at: 62, name: 'Read', note: '', isBroken: true },
    { at: 65.5, name: 'Called', note: 'by a person: late', isBroken: false },
  ])
})

test.each([
  ['one step alone', '0 Asked'],
  ['a line without a place', '0 Asked\nRead'],
  ['a line without a name', '0 Asked\n62'],
  ['a place before the one above', '5 Asked\n4 Read'],
  ['too many', Array.from({ length: 13 }, (_, at) => `${at} Step`).join('\n')],
  ['nothing', ' '],
])('the steps of a case study are invalid with %s', (_name, text) => {
  expect(stepsIn(text)).toBeUndefined()
})

test('both lines of a case study share a ruler, and the gap is how much sooner the repaired one ends', () => {
  const line = studyLineOf({ line_was: '0 Asked\nx 62 Read\n65 Called', line_now: '0 Answered\n14 Called' })
  expect(line).toMatchObject({ end: 65, gap: 51 })
  expect(studyLineOf({ line_was: '0 A\n5 B', line_now: '0 A\n9 B' })).toMatchObject({ end: 9, gap: 0 })
  expect(studyLineOf({ line_was: '0 A\n5 B', line_now: null })).toMatchObject({ end: 5, gap: 0, now: [] })
  expect(studyLineOf({ line_was: null, line_now: '0 A\n5 B' })).toBeUndefined()
  expect(studyLineOf({ line_was: '0 A\n0 B', line_now: null })).toBeUndefined()
})

test('a measurement is parsed as its subject, before, after and source', () => {
  expect(measurementsIn('Asked to called | 65 h | 14 h | phone log\nWays in|3|1\n')).toEqual([
    { what: 'Asked to called', was: '65 h', now: '14 h', source: 'phone log' },
    { what: 'Ways in', was: '3', now: '1', source: '' },
  ])
  for (const text of ['Ways in | 3', 'Ways in | | 1', 'a | b | c | d | e'])
    expect(measurementsIn(text)).toBeUndefined()
  expect(measurementsIn('')).toEqual([])
})
