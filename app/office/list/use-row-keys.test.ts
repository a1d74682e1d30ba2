import { expect, test } from 'vitest'
import { nextIndex } from './use-row-keys.ts'

const rows = ['a', 'b', 'c', 'd']
const at = (id: string) => ({ id, index: rows.indexOf(id) })

test('nextIndex moves one row and stops at either end', () => {
  expect([nextIndex(rows, undefined, 1), nextIndex(rows, undefined, -1)]).toEqual([0, 3])
  expect([nextIndex(rows, at('b'), 1), nextIndex(rows, at('b'), -1)]).toEqual([2, 0])
  expect([nextIndex(rows, at('d'), 1), nextIndex(rows, at('a'), -1)]).toEqual([3, 0])
})

test('nextIndex continues at the position of a row that left the list', () => {
  const left = ['a', 'c', 'd']
  expect(left[nextIndex(left, at('b'), 1)]).toBe('c')
  expect(left[nextIndex(left, at('b'), -1)]).toBe('a')
  const withoutLast = ['a', 'b', 'c']
  expect(withoutLast[nextIndex(withoutLast, at('d'), 1)]).toBe('c')
})
