import { expect, test } from 'vitest'
import { columnWords, words } from './column-words.ts'

test('every column is called by a noun, which can stand after “changed the”', () => {
  for (const [column, said] of Object.entries(words))
    expect(said, column).not.toMatch(/^(who|what|how|when|where|why|the)\b/)
})

test('a column that is called as it is loses its underscores', () => {
  expect(columnWords('project_duration')).toBe('project duration')
  expect(columnWords('owner_id')).toBe('owner')
})
