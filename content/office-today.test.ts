import { expect, test } from 'vitest'
import { todayCopy } from './office-today.ts'

test('somebody without a team works alone, and a range is written with a dash', () => {
  expect(todayCopy.teamOf('solo')).toBe('Works alone.')
  expect(todayCopy.teamOf('medium')).toBe('Team of 6–20.')
  expect(todayCopy.teamOf(null)).toBeUndefined()
})

test('what was refused cannot get out, and only what has no service waits', () => {
  expect(todayCopy.isStuck(1, false)).toBe('can’t get out')
  expect(todayCopy.isStuck(1, true)).toBe('waits')
  expect(todayCopy.isStuck(2, true)).toBe('wait')
})
