import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups items by their key, in the order of their first items', () => {
  const groups = groupBy([3, 1, 4, 1, 5], (value) => (value % 2 === 0 ? 'even' : 'odd'))
  expect([...groups]).toEqual([
    ['odd', [3, 1, 1, 5]],
    ['even', [4]],
  ])
  expect([...groupBy([], String)]).toEqual([])
})
