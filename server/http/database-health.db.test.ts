import { expect, test } from 'vitest'
import { DrizzleQueryError } from 'drizzle-orm'
import { subscribeContact } from '#contracts/subscribe-contact'
import { defineFunction } from '#server/functions/define-function'
import { createTestApp } from '#test/app'
import { exampleBodies } from '#test/examples'
import { testDatabase } from '#test/database'

/** What PostgreSQL, and the file system under the embedded one, say of a full disk. */
const fullDisks = [
  new DrizzleQueryError(
    'insert into x',
    [],
    Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
  ),
  Object.assign(new Error('write failed'), { code: 'ENOSPC' }),
]

test.each(fullDisks)('a full disk is said, by forms and to whoever asks deeply: %s', async (failure) => {
  const database = await testDatabase()
  const failing = defineFunction(subscribeContact, {
    access: 'public',
    async handle() {
      throw failure
    },
  })
  const { post, request } = createTestApp(database, { functions: [failing] })
  expect((await request('/healthz?deep')).status).toBe(200)
  const { status, headers, body } = await post('subscribe-contact', exampleBodies['subscribe-contact'])
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' })
  expect(body.error).toContain('our disk is full')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const deep = await request('/healthz?deep')
  expect([deep.status, await deep.text()]).toEqual([503, 'the disk is full'])
  expect((await request('/healthz')).status).toBe(200)
  expect((await request('/readyz')).status).toBe(200)
})
