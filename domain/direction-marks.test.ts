import { expect, test } from 'vitest'
import { withoutDirectionMarks } from './direction-marks.ts'

test.each([
  ['Ada \u202Egnp.exe', 'Ada gnp.exe'],
  ['\u2066Ada\u2069 \u202ALovelace\u202C', 'Ada Lovelace'],
  ['\u200Fשלום\u200E', 'שלום'],
  ['\u061Cعمر', 'عمر'],
])('removes direction marks from %j', (text, expected) => {
  expect(withoutDirectionMarks(text)).toBe(expected)
})

test('keeps letters of every script, joiners and emoji', () => {
  for (const text of ['عمر بن الخطاب', 'שלום', 'नमस्ते', 'می\u200Cخواهم', '👩\u200D💻']) {
    expect(withoutDirectionMarks(text)).toBe(text)
  }
})
