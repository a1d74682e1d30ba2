import { expect, test } from 'vitest'
import { csvRecords } from './csv-records.ts'

/** Returns each record as its line and its cells, which are null if it is broken. */
const read = (text: string, delimiter = ',') =>
  Array.from(csvRecords(text, delimiter), ({ line, cells, isBroken }) => [line, isBroken ? null : cells])

test('csvRecords parses quoted cells with delimiters, doubled quotes and line breaks, and counts their lines', () => {
  expect(read('a,"b, ""c""\r\nd", "e" \r\nf,,\n')).toEqual([
    [1, ['a', 'b, "c"\r\nd', 'e']],
    [3, ['f', '', '']],
  ])
})

test('csvRecords accepts CRLF, LF and CR, with or without one after the last record', () => {
  expect(read('a\r\nb\nc\rd')).toEqual([
    [1, ['a']],
    [2, ['b']],
    [3, ['c']],
    [4, ['d']],
  ])
  expect(read('a,')).toEqual([[1, ['a', '']]])
  expect(read('')).toEqual([])
})

test('csvRecords leaves out blank records, but counts their lines', () => {
  expect(read('\n\na;b\n;;\n \nc;d', ';')).toEqual([
    [3, ['a', 'b']],
    [6, ['c', 'd']],
  ])
})

test('csvRecords reads quotation marks within a cell as text', () => {
  expect(read('Bob "Bobby" Stone,5" pipes')).toEqual([[1, ['Bob "Bobby" Stone', '5" pipes']]])
})

test.each([
  ['text after the closing mark', '"Bob "B" Stone",b@x\nAnn,a@x'],
  ['a mark that is never closed', '"Bob Stone,b@x\nAnn,a@x'],
  ['a mark that is closed by the next quoted cell', '"Bob Stone,b@x\n"Ann",a@x'],
  ['a mark that is missing before a cell of several lines', '"Bob,b@x,"one"\nAnn,a@x'],
])('csvRecords marks only its own line as broken for %s', (_, text) => {
  expect(read(text)).toEqual([
    [1, null],
    [2, ['Ann', 'a@x']],
  ])
})

test('csvRecords accepts any character as the delimiter', () => {
  expect(read('a^b', '^')).toEqual([[1, ['a', 'b']]])
  expect(read('a\\b', '\\')).toEqual([[1, ['a', 'b']]])
})
