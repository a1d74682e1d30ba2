import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceChange, type Changes, followChanges } from '#server/db/changes'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { adminEvents } from './admin-events.ts'
import type { Role } from '#server/auth/caller-of'

let database: TestDatabase
let changes: Changes
let ending: AbortController
beforeEach(async () => {
  database = await testDatabase()
  changes = await followChanges(database)
  ending = new AbortController()
})
afterEach(async () => {
  ending.abort()
  await changes.close()
})

/** Reads a stream piece by piece; undefined at its end. */
function readerOf(answer: Response): () => Promise<string | undefined> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  return async () => (await reader?.read())?.value
}

test('tells an admin what changes, until the process is on its way out', async () => {
  const { request } = createTestApp(database, { role: 'admin', changes, ending: ending.signal })
  const answer = await request('/events/admin')
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const read = readerOf(answer)
  expect(await read()).toBe(': hello\n\n')
  await database.db.transaction((tx) => announceChange(tx, 'testimonial-queue'))
  expect(await read()).toBe('data: testimonial-queue\n\n')
  ending.abort()
  expect(await read()).toBeUndefined()
})

test.each([
  ['anonymous', 401],
  ['user', 403],
] as const)('refuses %s', async (role, status) => {
  const { request } = createTestApp(database, { role, changes })
  expect((await request('/events/admin')).status).toBe(status)
})

test('refuses without a token', async () => {
  const { request } = createTestApp(database, { changes })
  expect((await request('/events/admin')).status).toBe(401)
  expect((await request('/events/nothing')).status).toBe(404)
})

test('beats while the admin is one, and ends afterwards', async () => {
  let role: Role = 'admin'
  const app = adminEvents({
    changes,
    callerOf: async () => ({ role }),
    ending: ending.signal,
    heartbeatMs: 20,
  })
  const read = readerOf(await app.request('/admin'))
  expect(await read()).toBe(': hello\n\n')
  expect(await read()).toBe(': still here\n\n')
  role = 'user'
  await vi.waitFor(async () => expect(await read()).toBeUndefined())
})

test('forgets who has left', async () => {
  let listening = 0
  const counted = {
    subscribe(listener: Parameters<Changes['subscribe']>[0]) {
      listening += 1
      const stop = changes.subscribe(listener)
      return () => {
        listening -= 1
        stop()
      }
    },
  }
  const app = adminEvents({
    changes: counted,
    callerOf: async () => ({ role: 'admin' }),
    ending: ending.signal,
  })
  const answer = await app.request('/admin')
  expect(listening).toBe(1)
  await answer.body?.cancel()
  expect(listening).toBe(0)
})
