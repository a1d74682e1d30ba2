import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database'
import { addAccount, adminPassword, listen, password, fixedClock } from '#test/accounts'
import { refreshTokens } from '#server/db/schema/refresh-tokens'
import { sessions } from '#server/db/schema/sessions'
import { createRateLimiter, refreshesPerAddress } from '#server/http/rate-limiter'
import { removeAdmin } from '#server/queries/accounts/users.server'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const email = 'ada@example.com'
const sessionRows = () => database.db.select().from(sessions)

describe('refresh', () => {
  test('two tabs refreshing at once, 100 times, sign nobody out', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const storage = new Map<string, string>()
    const tabs = [client(storage), client(storage)]
    await tabs[0]?.signInWithPassword({ email, password })
    for (let time = 0; time < 100; time += 1) {
      const results = await Promise.all(tabs.map((tab) => tab.refreshSession()))
      // The second tab discards its copy, which is no failure.
      const faults = results.flatMap(({ error }) => (error ? [error.name] : []))
      expect(faults.filter((name) => name !== 'AuthRefreshDiscardedError')).toEqual([])
      expect(storage.has('site-auth')).toBe(true)
    }
    expect(await sessionRows()).toHaveLength(1)
    for (const tab of tabs) expect((await tab.getUser()).data.user?.email).toBe(email)
    const open = (await database.db.select().from(refreshTokens)).filter(({ used_at }) => used_at === null)
    expect(open).toHaveLength(1)
  })

  test('six concurrent refreshes with one token get the same successor', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const { data } = await client().signInWithPassword({ email, password })
    const refresh_token = data.session?.refresh_token ?? ''
    const results = await Promise.all(
      Array.from({ length: 6 }, () => client().refreshSession({ refresh_token })),
    )
    const tokens = new Set(results.map((result) => result.data.session?.refresh_token))
    expect(tokens.size).toBe(1)
    expect(tokens).not.toContain(refresh_token)
  })

  test('a session that is used lasts beyond 30 days', async () => {
    await addAccount(database, { email })
    const clock = fixedClock()
    const { client } = await listen(database, { now: clock.now })
    const { data } = await client().signInWithPassword({ email, password })
    let refresh_token = data.session?.refresh_token ?? ''
    for (const days of [20, 20]) {
      clock.pass(days * 24 * 3_600_000)
      const refreshed = await client().refreshSession({ refresh_token })
      expect(refreshed.error).toBeNull()
      refresh_token = refreshed.data.session?.refresh_token ?? ''
    }
    expect(await sessionRows()).toHaveLength(1)
  })

  test.each([
    [9_000, null, 1],
    [11_000, 'refresh_token_already_used', 0],
  ])('reusing a refresh token %i ms after rotation gives the error %s', async (ms, code, sessionsLeft) => {
    await addAccount(database, { email })
    const clock = fixedClock()
    const { client } = await listen(database, { now: clock.now })
    const auth = client()
    const { data } = await auth.signInWithPassword({ email, password })
    await auth.refreshSession()
    clock.pass(ms)
    const replay = await client().refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    expect(replay.error?.code ?? null).toBe(code)
    expect(await sessionRows()).toHaveLength(sessionsLeft)
    // The owner's own refresh token and access token are of the same family.
    const { error } = await auth.refreshSession()
    expect(error?.code).toBe(code ? 'refresh_token_not_found' : undefined)
    expect((await auth.getUser(data.session?.access_token)).error?.name).toBe(
      code ? 'AuthSessionMissingError' : undefined,
    )
  })

  test('reusing a refresh token from two rotations ago ends the session, even within the grace period', async () => {
    await addAccount(database, { email })
    const clock = fixedClock()
    const { client } = await listen(database, { now: clock.now })
    const auth = client()
    const { data } = await auth.signInWithPassword({ email, password })
    const first = data.session?.refresh_token ?? ''
    for (let time = 0; time < 2; time += 1) expect((await auth.refreshSession()).error).toBeNull()
    const replay = await client().refreshSession({ refresh_token: first })
    expect(replay.error?.code).toBe('refresh_token_already_used')
    expect(await sessionRows()).toEqual([])
  })

  test('a session expires after 31 idle days, and an invalid refresh token does not end it', async () => {
    await addAccount(database, { email })
    const clock = fixedClock()
    const { client } = await listen(database, { now: clock.now })
    const auth = client()
    const { data } = await auth.signInWithPassword({ email, password })
    expect((await client().refreshSession({ refresh_token: 'nonsense' })).error?.code).toBe(
      'refresh_token_not_found',
    )
    expect(
      (await client().refreshSession({ refresh_token: data.session?.access_token ?? '' })).error?.code,
    ).toBe('refresh_token_not_found')
    clock.pass(31 * 24 * 3_600_000)
    expect((await auth.refreshSession()).error?.code).toBe('session_expired')
    expect(await sessionRows()).toEqual([])
  })
})

test('refreshes beyond 60 a minute from one address get 503 without a look-up, which ends no session', async () => {
  await addAccount(database, { email })
  const { url, client } = await listen(database, { rateLimiter: createRateLimiter(database) })
  const { data } = await client().signInWithPassword({ email, password })
  const refresh = (refresh_token: string) =>
    fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    })
  for (let guess = 0; guess < refreshesPerAddress; guess += 1)
    expect((await refresh(`guess-${guess}`)).status).toBe(400)
  const refused = await database.db.transaction(async (tx) => {
    // The embedded database has one connection; on PostgreSQL others wait for the lock.
    await tx.execute(sql`lock table refresh_tokens in access exclusive mode`)
    return refresh(data.session?.refresh_token ?? '')
  })
  // auth-js keeps the session and tries again.
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await sessionRows()).toHaveLength(1)
})

test('revoking a role signs the account out: none of its refresh tokens is valid any more', async () => {
  await addAccount(database, { email, role: 'owner' })
  const { client } = await listen(database)
  const auth = client()
  await auth.signInWithPassword({ email, password: adminPassword })
  await removeAdmin(database.db, email, { action: 'remove-admin', now: new Date() })
  expect(await sessionRows()).toEqual([])
  const { error } = await auth.refreshSession()
  expect(error?.code).toBe('refresh_token_not_found')
})

describe('sign-out', () => {
  test.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('%s takes effect on the next call', async (scope, alive) => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const devices = [client(), client()]
    const tokens: string[] = []
    for (const device of devices) {
      const { data } = await device.signInWithPassword({ email, password })
      tokens.push(data.session?.access_token ?? '')
    }
    expect((await devices[0]?.signOut({ scope }))?.error).toBeNull()
    const answers = await Promise.all(tokens.map((token) => client().getUser(token)))
    expect(answers.map(({ error }) => error === null)).toEqual(alive)
  })
})
