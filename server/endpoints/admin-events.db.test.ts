import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announceChange, type Changes, followChanges } from '#server/db/changes'
import { addAccount, adminPassword, standingClock } from '#test/accounts'
import { callerWith, createTestApp, testSecret } from '#test/app'
import { accessTokens } from '#server/auth/access-token'
import { ensureAdmin } from '#server/auth/first-admin'
import { replayGraceMs } from '#server/auth/sessions'
import { users } from '#server/db/schema/users'
import { endSessions, removeAdmin, userByEmail } from '#server/queries/accounts/users.server'
import { type TestDatabase, testDatabase } from '#test/database'
import { adminEvents } from './admin-events.ts'
import { callerReader } from '#server/auth/caller-of'
import type { Caller, SignedInCaller } from '#server/http/caller'
import { adminRoles, type Role } from '#domain/role'

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

test.each(adminRoles)('tells a %s what changes, until the process is on its way out', async (role) => {
  const { request } = createTestApp(database, { role, changes, ending: ending.signal })
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
  let role: Role = 'viewer'
  const app = adminEvents({
    changes,
    callerOf: async () => callerWith(role),
    ending: ending.signal,
    heartbeatMs: 20,
  })
  const read = readerOf(await app.request('/admin'))
  expect(await read()).toBe(': hello\n\n')
  expect(await read()).toBe(': still here\n\n')
  role = 'user'
  await vi.waitFor(async () => expect(await read()).toBeUndefined())
})

describe('ends a stream at once, not with its next beat, when', () => {
  const email = 'owner@example.com'

  /** A beat within the test would end them all. */
  const never = 10 * 60_000

  /** A stream of an admin who is really signed in. */
  async function openStream() {
    await addAccount(database, { email, role: 'owner' })
    const clock = standingClock()
    const app = createTestApp(database, { changes, ending: ending.signal, now: clock.now })
    const token = async (grant: string, body: object) =>
      (await app.requestJson(`/auth/v1/token?grant_type=${grant}`, body)).body
    const session = await token('password', { email, password: adminPassword })
    const headers = { authorization: `Bearer ${String(session['access_token'])}` }
    const tokens = accessTokens(testSecret)
    const callerOf = callerReader({ database, tokens, now: clock.now })
    const events = adminEvents({ changes, callerOf, ending: ending.signal, heartbeatMs: never })
    const read = readerOf(await events.request('/admin', { headers }))
    expect(await read()).toBe(': hello\n\n')
    return {
      read,
      clock,
      refresh: () => token('refresh_token', { refresh_token: session['refresh_token'] }),
      signOut: (scope: string) => app.request(`/auth/v1/logout?scope=${scope}`, { method: 'POST', headers }),
    }
  }
  type Stream = Awaited<ReturnType<typeof openStream>>

  test.each<[string, (stream: Stream) => Promise<unknown>]>([
    [
      'the role is taken away',
      () => removeAdmin(database.db, email, { action: 'remove-admin', now: new Date() }),
    ],
    [
      'the account is made an admin’s anew',
      () => ensureAdmin(database, { email, password: 'nine loud trumpets', now: new Date() }),
    ],
    ['the admin signs out here', ({ signOut }) => signOut('local')],
    ['the admin signs out everywhere', ({ signOut }) => signOut('global')],
    [
      'all sessions are ended',
      async () => {
        const { id = '' } = (await userByEmail(database.db, email)) ?? {}
        await database.db.transaction((tx) => endSessions(tx, id))
      },
    ],
    [
      'a stolen refresh token ends the session',
      async ({ refresh, clock }) => {
        await refresh()
        clock.pass(replayGraceMs + 1)
        await refresh()
      },
    ],
    [
      'the account is gone',
      () =>
        database.db.transaction(async (tx) => {
          await tx.delete(users).where(eq(users.email, email))
          await announceChange(tx, 'accounts')
        }),
    ],
  ])('%s', async (_, end) => {
    const stream = await openStream()
    await end(stream)
    let said = await stream.read()
    // What is done to an account is in the log, which the same commit tells of.
    if (said === 'data: log\n\n') said = await stream.read()
    expect(said).toBeUndefined()
  })

  test('another session of the account ends, and this one goes on', async () => {
    const { read } = await openStream()
    await database.db.transaction((tx) => announceChange(tx, 'accounts', 'testimonial-queue'))
    expect(await read()).toBe('data: testimonial-queue\n\n')
  })

  test('nobody can say any more whose it is', async () => {
    let isAway = false
    const callerOf = async (): Promise<Caller> => {
      if (isAway) throw new Error('the database is away')
      return callerWith('owner')
    }
    const app = adminEvents({ changes, callerOf, ending: ending.signal, heartbeatMs: never })
    const read = readerOf(await app.request('/admin'))
    expect(await read()).toBe(': hello\n\n')
    isAway = true
    await database.db.transaction((tx) => announceChange(tx, 'accounts'))
    expect(await read()).toBeUndefined()
  })

  test('the access token it was asked for with has expired', async () => {
    const ada = callerWith('owner') as SignedInCaller
    const callerOf = async (): Promise<Caller> => ({ ...ada, expiresAt: new Date(Date.now() + 50) })
    const app = adminEvents({ changes, callerOf, ending: ending.signal, heartbeatMs: never })
    const read = readerOf(await app.request('/admin'))
    expect(await read()).toBe(': hello\n\n')
    expect(await read()).toBeUndefined()
  })
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
    callerOf: async () => callerWith('viewer'),
    ending: ending.signal,
  })
  const answer = await app.request('/admin')
  expect(listening).toBe(1)
  await answer.body?.cancel()
  expect(listening).toBe(0)
})

test('ends at once when the process is already on its way out', async () => {
  const app = adminEvents({
    changes,
    callerOf: async () => callerWith('viewer'),
    ending: AbortSignal.abort(),
  })
  expect(await (await app.request('/admin')).text()).toBe(': hello\n\n')
})
