import { expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { warmPool } from './warm-pool.ts'

test('warming opens every connection of the pool and releases all of them', async () => {
  const { pool } = await testDatabase()
  await warmPool({ pool })
  expect(pool.totalCount).toBe(pool.options.max)
  expect(pool.idleCount).toBe(pool.options.max)
})
