import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announceChange, type Changes, followChanges } from '#server/db/changes'
import { addAccount, adminPassword, fixedClock } from '#test/accounts'
import { callerWith, createTestApp, testSecret } from '#test/app'
import { accessTokens } from '#server/auth/access-token'
import { ensureAdmin } from '#server/auth/first-admin'
import { replayGraceMs } from '#server/auth/sessions'
import { users } from '#server/db/schema/users'
import { endSessions, removeAdmin, userByEmail } from '#server/queries/accounts/users.server'
import { type TestDatabase, testDatabase } from '#test/database'
import { adminEvents, replayedMs } from './admin-events.ts'
import { streamsPerSession } from './open-streams.ts'
import { callerReader } from '#server/auth/caller-of'
import type { Caller, SignedInCaller } from '#server/http/caller'
import type { ChangeTopic } from '#domain/change-topic'
import { adminRoles } from '#domain/role'

let database: TestDatabase
let followed: Changes
let changes: Changes
let ending: AbortController
beforeEach(async () => {
  database = await testDatabase()
  followed = await followChanges(database)
  // A screen that begins to listen may have missed anything, so all of it counts as changed.
  changes = { ...followed, changedWithin: () => [] }
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

test.each(adminRoles)(
  'streams the topic of each change to a %s until the process shuts down',
  async (role) => {
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
  },
)

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

const email = 'owner@example.com'

/** Longer than any test, because a heartbeat within it would end streams by itself. */
const never = 10 * 60_000

/** A signed-in owner, and a process in which that session may open streams. */
async function signedInOwner({ heartbeatMs = never, db = database.db } = {}) {
  await addAccount(database, { email, role: 'owner' })
  const clock = fixedClock()
  const app = createTestApp(database, { changes, ending: ending.signal, now: clock.now })
  const token = async (grant: string, body: object) =>
    (await app.requestJson(`/auth/v1/token?grant_type=${grant}`, body)).body
  const session = await token('password', { email, password: adminPassword })
  const headers = { authorization: `Bearer ${String(session['access_token'])}` }
  const tokens = accessTokens(testSecret)
  const { callerOf } = callerReader({ database, tokens, now: clock.now })
  const events = adminEvents({
    changes,
    callerOf,
    database: { db, now: clock.now },
    ending: ending.signal,
    heartbeatMs,
  })
  return {
    clock,
    openInApp: () => app.request('/events/admin', { headers }),
    open: (missed?: string) =>
      events.request(missed === undefined ? '/admin' : `/admin?missed=${missed}`, { headers }),
    refresh: () => token('refresh_token', { refresh_token: session['refresh_token'] }),
    signOut: (scope: string) => app.request(`/auth/v1/logout?scope=${scope}`, { method: 'POST', headers }),
  }
}

async function openStream(options?: Parameters<typeof signedInOwner>[0]) {
  const owner = await signedInOwner(options)
  const read = readerOf(await owner.open())
  expect(await read()).toBe(': hello\n\n')
  return { ...owner, read }
}
type Stream = Awaited<ReturnType<typeof openStream>>

/** A database that counts its queries, and does not respond while it is unreachable. */
function watchedDb() {
  const watched = { asked: 0, isAway: false }
  const db = new Proxy(database.db, {
    get(target, name, receiver) {
      if (name !== 'select') return Reflect.get(target, name, receiver) as unknown
      watched.asked += 1
      if (watched.isAway) throw new Error('the database is away')
      return target.select.bind(target)
    },
  })
  return { watched, db }
}

test('sends heartbeats while the user is an admin, and otherwise ends with the next one', async () => {
  const { read } = await openStream({ heartbeatMs: 20 })
  expect(await read()).toBe(': still here\n\n')
  // Changed directly, without an announcement.
  await database.db.update(users).set({ role: null }).where(eq(users.email, email))
  await vi.waitFor(async () => expect(await read()).toBeUndefined(), { timeout: 15_000 })
})

test('repeats what changed just before the subscription', async () => {
  const { open } = await signedInOwner()
  const asked: number[] = []
  changes.changedWithin = (ms) => {
    asked.push(ms)
    return ['testimonial-queue']
  }
  const read = readerOf(await open())
  expect(await read()).toBe(': hello\n\n')
  expect(await read()).toBe('data: testimonial-queue\n\n')
  for (const missed of ['1200', '99999', 'x']) await open(missed)
  expect(asked).toEqual([replayedMs, 1_200, replayedMs, replayedMs])
})

test('opens twenty streams per session, and not one more', async () => {
  const { openInApp: open } = await signedInOwner()
  const opened = await Promise.all(Array.from({ length: streamsPerSession }, open))
  expect(opened.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  const refused = await open()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  await opened[0]?.body?.cancel()
  expect((await open()).status).toBe(200)
})

test('makes one query for all streams when somebody signs out, and ends none of the others', async () => {
  const { watched, db } = watchedDb()
  // Announced by hand: PostgreSQL may deliver what the sign-in announced only after the count has begun.
  const listeners = new Set<(topic: ChangeTopic) => void>()
  changes.subscribe = (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const { open } = await signedInOwner({ db })
  const opened = await Promise.all(Array.from({ length: streamsPerSession }, async () => open()))
  const readers = opened.map(readerOf)
  await Promise.all(readers.map((read) => read()))
  watched.asked = 0
  for (const topic of ['accounts', 'testimonial-queue'] as const)
    for (const listener of listeners) listener(topic)
  const next = await Promise.all(readers.map((read) => read()))
  expect(new Set(next)).toEqual(new Set(['data: testimonial-queue\n\n']))
  expect(listeners.size).toBe(streamsPerSession)
  // A second query would follow the response to the first.
  await wait(100)
  expect(watched.asked).toBe(1)
})

test('continues while the database is unreachable, and ends once it says that the session is over', async () => {
  const { watched, db } = watchedDb()
  const { read, signOut } = await openStream({ db })
  watched.isAway = true
  await signOut('local')
  await vi.waitFor(() => expect(watched.asked).toBeGreaterThan(0), { timeout: 15_000 })
  await database.db.transaction((tx) => announceChange(tx, 'testimonial-queue'))
  expect(await read()).toBe('data: testimonial-queue\n\n')
  watched.isAway = false
  expect(await read()).toBeUndefined()
})

test('expires with its access token by the database’s clock, whatever this machine’s says', async () => {
  const owner = callerWith('owner') as SignedInCaller
  for (const days of [2, -2, 30]) {
    const offMs = days * 24 * 3_600_000
    const now = () => new Date(Date.now() + offMs)
    const callerOf = async (): Promise<Caller> => ({
      ...owner,
      expiresAt: new Date(now().getTime() + 900_000),
    })
    const app = adminEvents({
      changes,
      callerOf,
      database: { db: database.db, now },
      ending: ending.signal,
      heartbeatMs: never,
    })
    const read = readerOf(await app.request('/admin'))
    expect(await read()).toBe(': hello\n\n')
    const ended = read().then((text) => text === undefined)
    expect(await Promise.race([ended, wait(300, false)]), `${days} days off`).toBe(false)
  }
})

describe('ends a stream at once, without waiting for the heartbeat, when', () => {
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
    // A change of an account is in the log, so the same commit announces the log too.
    if (said === 'data: log\n\n') said = await stream.read()
    expect(said).toBeUndefined()
  })

  test('another session of the account ends, while this one continues', async () => {
    const { read } = await openStream()
    await database.db.transaction((tx) => announceChange(tx, 'accounts', 'testimonial-queue'))
    expect(await read()).toBe('data: testimonial-queue\n\n')
  })

  test('its access token has expired', async () => {
    const ada = callerWith('owner') as SignedInCaller
    const callerOf = async (): Promise<Caller> => ({ ...ada, expiresAt: new Date(Date.now() + 50) })
    const app = adminEvents({ changes, callerOf, database, ending: ending.signal, heartbeatMs: never })
    const read = readerOf(await app.request('/admin'))
    expect(await read()).toBe(': hello\n\n')
    expect(await read()).toBeUndefined()
  })
})

test('removes a stream whose client has left', async () => {
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
    changedWithin: () => [],
  }
  const app = adminEvents({
    changes: counted,
    database,
    callerOf: async () => callerWith('viewer'),
    ending: ending.signal,
  })
  const answer = await app.request('/admin')
  expect(listening).toBe(1)
  await answer.body?.cancel()
  expect(listening).toBe(0)
})

test('ends at once when the process is already shutting down', async () => {
  const app = adminEvents({
    changes,
    database,
    callerOf: async () => callerWith('viewer'),
    ending: AbortSignal.abort(),
  })
  expect(await (await app.request('/admin')).text()).toBe(': hello\n\n')
})
