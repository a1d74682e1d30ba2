import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

test.each([
  ['It holds.', 'It holds.', ['=It holds.']],
  ['The the first thing', 'The first thing', ['=The ', '-the ', '=first thing']],
  ['It hold well', 'It holds well', ['=It ', '-hold ', '+holds ', '=well']],
  ['', 'New words', ['+New words']],
  ['Gone now', '', ['-Gone now']],
])('wordChanges marks removed and added words from “%s” to “%s”', (from, to, expected) => {
  const marks = { same: '=', gone: '-', new: '+' }
  expect(wordChanges(from, to).map(({ kind, text }) => `${marks[kind]}${text}`)).toEqual(expected)
})
