import { expect, test } from 'vitest'
import { sourceText } from './source-text.ts'

test.each([
  ['Home page form', 'LinkedIn', 'Home page form, via LinkedIn'],
  ['Home page form', 'Direct', 'Home page form, direct'],
  ['Scorecard', 'Import', 'Scorecard, import'],
  ['Scorecard', null, 'Scorecard'],
  [undefined, 'LinkedIn', 'LinkedIn'],
  [undefined, null, ''],
])('the form %s and the source %s are written as “%3$s”', (form, source, text) => {
  expect(sourceText(form, source)).toBe(text)
})
