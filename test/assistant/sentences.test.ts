import { expect, test } from 'vitest'
import { falseSentencesShown } from './sentences.ts'

test('of 434 false sentences none is shown, in whatever form a model gives it', () => {
  const { tried, shown } = falseSentencesShown()
  expect(tried).toBe(434 * 13)
  expect(shown).toEqual([])
})
