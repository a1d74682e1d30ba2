import { expect, test } from 'vitest'
import { DrizzleQueryError } from 'drizzle-orm'
import { subscribeContact } from '#contracts/subscribe-contact'
import { defineForm } from '#server/calls/define-form'
import { createTestApp } from '#test/app'
import { createDatabaseHealth } from './database-health.ts'
import { exampleBodies } from '#test/examples'
import { testDatabase } from '#test/database'

/** The errors of PostgreSQL, and of the embedded one's file system, for a full disk. */
const fullDisks = [
  new DrizzleQueryError(
    'insert into x',
    [],
    Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
  ),
  Object.assign(new Error('write failed'), { code: 'ENOSPC' }),
]

test.each(fullDisks)('a full disk is reported by forms and by deep health checks: %s', async (failure) => {
  const database = await testDatabase()
  const failing = defineForm(subscribeContact, {
    access: 'public',
    submit() {
      throw failure
    },
  })
  const health = createDatabaseHealth(database)
  const { post } = createTestApp(database, { functions: [failing], databaseHealth: health })
  expect(await health.fault()).toBeUndefined()
  const { status, headers, body } = await post('subscribe-contact', exampleBodies['subscribe-contact'])
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' })
  expect(body.error).toContain('our disk is full')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await health.fault()).toBe('the disk is full')
})
