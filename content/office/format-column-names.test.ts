import { expect, test } from 'vitest'
import { formatColumnNames, words } from './format-column-names.ts'

test('every column’s name is a noun that can follow “changed the”', () => {
  for (const [column, said] of Object.entries(words))
    expect(said, column).not.toMatch(/^(who|what|how|when|where|why|the)\b/)
})

test('a column without a name of its own is shown with spaces for underscores', () => {
  expect(formatColumnNames('project_duration')).toBe('project duration')
  expect(formatColumnNames('owner_id')).toBe('owner')
})
