import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addAccount, adminPassword, listen, listenAs, password } from '#test/accounts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { deliveries } from '#server/db/schema/deliveries'
import { refreshTokens } from '#server/db/schema/refresh-tokens'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'
import { addOneTimeToken } from '#server/queries/one-time-tokens.server'
import { lastSignUp } from '#server/queries/sign-ups.server'
import { userByEmail } from '#server/queries/users.server'
import { ensureAdmin, setUpToken } from './first-admin.ts'
import { isPassword } from './password-hash.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const email = 'ada@example.com'
const sessionRows = () => database.db.select().from(sessions)

/** A clock that stands still until it is moved. */
function standingClock() {
  let at = Date.now()
  return { now: () => new Date(at), pass: (ms: number) => void (at += ms) }
}

/** The token that the sign-up's mail would carry. */
async function signUpToken(address = email): Promise<string> {
  const signUp = await lastSignUp(database.db, address)
  return addOneTimeToken(database.db, { purpose: 'sign-up', subjectId: signUp?.id ?? null, now: new Date() })
}

async function recoveryToken(now = new Date()): Promise<string> {
  const user = await userByEmail(database.db, email)
  return addOneTimeToken(database.db, { purpose: 'recovery', subjectId: user?.id ?? null, now })
}

describe('sign-up', () => {
  test('makes an account once the address is confirmed, and not before', async () => {
    const { client } = await listen(database)
    const auth = client()
    const { data, error } = await auth.signUp({ email: ' Ada@Example.com ', password })
    expect(error).toBeNull()
    expect(data).toMatchObject({ session: null, user: { email, identities: [] } })
    expect(await database.db.select().from(users)).toEqual([])
    expect((await auth.signInWithPassword({ email, password })).error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    })

    const confirmed = await auth.verifyOtp({ type: 'signup', token_hash: await signUpToken() })
    expect(confirmed.data.session).toMatchObject({ token_type: 'bearer', expires_in: 900, user: { email } })
    expect((await auth.getUser()).data.user?.email).toBe(email)
    expect((await client().signInWithPassword({ email: 'ADA@example.com', password })).error).toBeNull()
  })

  test('keeps no word of the password', async () => {
    const { client } = await listen(database)
    await client().signUp({ email, password })
    const signUp = await lastSignUp(database.db, email)
    expect(signUp?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(await database.db.select().from(deliveries))).not.toContain(password)
  })

  test('the link confirms the password that it was asked for with, and no one else’s', async () => {
    const { client } = await listen(database)
    await client().signUp({ email, password: 'what the stranger chose' })
    const strangersLink = await signUpToken()
    await client().signUp({ email, password })
    const ownLink = await signUpToken()
    expect((await client().verifyOtp({ type: 'signup', token_hash: ownLink })).error).toBeNull()
    expect((await client().signInWithPassword({ email, password })).error).toBeNull()
    expect((await client().verifyOtp({ type: 'signup', token_hash: strangersLink })).error?.code).toBe(
      'otp_expired',
    )
    const strangers = await client().signInWithPassword({ email, password: 'what the stranger chose' })
    expect(strangers.error?.code).toBe('invalid_credentials')
  })

  test('the link of the mail may be opened twice, and lands on the sign-in page', async () => {
    const { url, client } = await listen(database)
    await client().signUp({ email, password })
    const link = `${url}/auth/v1/verify?type=signup&token=${await signUpToken()}`
    for (let opened = 0; opened < 2; opened += 1) {
      const answer = await fetch(link, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth?confirmed=yes'])
    }
    expect(await sessionRows()).toEqual([])
    const wrong = await fetch(`${url}/auth/v1/verify?type=signup&token=nonsense`, { redirect: 'manual' })
    expect(wrong.headers.get('location')).toBe('/auth?link=expired')
  })

  test('answers an address with an account the same, and changes nothing', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const known = await client().signUp({ email, password: 'another long password' })
    const unknown = await client().signUp({ email: 'new@example.com', password: 'another long password' })
    expect(known.error).toBeNull()
    const shape = (user: object | null) =>
      Object.entries(user ?? {}).map(([key, value]) => [key, typeof value])
    expect(shape(known.data.user)).toEqual(shape(unknown.data.user))
    expect((await client().signInWithPassword({ email, password })).error).toBeNull()
    const written = await database.db.select().from(deliveries)
    expect(written.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['sign-up-mail', email],
      ['sign-up-mail', 'new@example.com'],
    ])
  })

  test.each([
    ['short one', ['length'], 'Password should be at least 10 characters.'],
    ['password1234', ['pwned'], 'This password is among the first that are guessed.'],
    ['x7!fGq2#pL'.repeat(40), ['length'], 'Password should be at most 256 characters.'],
  ])('refuses %s', async (weak, reasons, message) => {
    const { client } = await listen(database)
    const { error } = await client().signUp({ email, password: weak })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons })
    expect(error?.message).toContain(message)
    expect(await lastSignUp(database.db, email)).toBeUndefined()
  })

  test('refuses a password of a megabyte before hashing it', async () => {
    const { client } = await listen(database)
    for (const attempt of [
      client().signUp({ email, password: 'x'.repeat(1024 * 1024) }),
      client().signInWithPassword({ email, password: 'x'.repeat(1024 * 1024) }),
    ]) {
      expect((await attempt).error).toMatchObject({ status: 413, code: 'request_too_large' })
    }
  })
})

describe('sign-in', () => {
  test('gives the session object of the specification', async () => {
    await addAccount(database, { email, role: 'admin' })
    const { client } = await listen(database)
    const { data } = await client().signInWithPassword({ email, password: adminPassword })
    const { session } = data
    expect(Object.keys(session ?? {}).toSorted()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'user',
    ])
    expect(session?.user).toMatchObject({ email, app_metadata: { provider: 'email', role: 'admin' } })
    const stored = await database.db.select().from(refreshTokens)
    expect(JSON.stringify(stored)).not.toContain(session?.refresh_token)
  })

  test('says the same of a wrong password and of an unknown address', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const wrong = await client().signInWithPassword({ email, password: 'not the password' })
    const unknown = await client().signInWithPassword({ email: 'no@example.com', password })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(wrong.error?.message).toBe('Invalid login credentials')
    expect(unknown.error).toEqual(wrong.error)
  })

  test('has a role from the server alone', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const auth = client()
    await auth.signInWithPassword({ email, password })
    await auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } })
    expect((await auth.getUser()).data.user).toMatchObject({ app_metadata: { provider: 'email' } })
    expect((await userByEmail(database.db, email))?.role).toBeNull()
  })
})

describe('refresh', () => {
  test('two tabs refreshing at once, 100 times, log nobody out', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const storage = new Map<string, string>()
    const tabs = [client(storage), client(storage)]
    await tabs[0]?.signInWithPassword({ email, password })
    for (let time = 0; time < 100; time += 1) {
      const results = await Promise.all(tabs.map((tab) => tab.refreshSession()))
      // A tab that comes second discards its copy: that is no failure.
      const faults = results.flatMap(({ error }) => (error ? [error.name] : []))
      expect(faults.filter((name) => name !== 'AuthRefreshDiscardedError')).toEqual([])
      expect(storage.has('site-auth')).toBe(true)
    }
    expect(await sessionRows()).toHaveLength(1)
    for (const tab of tabs) expect((await tab.getUser()).data.user?.email).toBe(email)
    const open = (await database.db.select().from(refreshTokens)).filter(({ used_at }) => used_at === null)
    expect(open).toHaveLength(1)
  })

  test('six that bring one token at once get the same successor', async () => {
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

  test.each([
    [9_000, null, 1],
    [11_000, 'refresh_token_already_used', 0],
  ])('a replay after %i ms: %s', async (ms, code, sessionsLeft) => {
    await addAccount(database, { email })
    const clock = standingClock()
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

  test('ends after a month without a visit, and never for nonsense', async () => {
    await addAccount(database, { email })
    const clock = standingClock()
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

describe('a new password', () => {
  test('by mail: asked for the same by everybody, set once, and every other device is out', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const elsewhere = client()
    await elsewhere.signInWithPassword({ email, password })
    for (const address of [email, 'unknown@example.com'])
      expect(await client().resetPasswordForEmail(address)).toEqual({ data: {}, error: null })
    const written = await database.db.select().from(deliveries)
    expect(written.map(({ kind, payload }) => [kind, payload])).toEqual([
      ['recovery-mail', { email }],
      ['recovery-mail', { email: 'unknown@example.com' }],
    ])

    const [first, second] = [await recoveryToken(), await recoveryToken()]
    const auth = client()
    const events: string[] = []
    auth.onAuthStateChange((event) => void events.push(event))
    expect((await auth.verifyOtp({ type: 'recovery', token_hash: first })).error).toBeNull()
    expect(events).toContain('PASSWORD_RECOVERY')
    expect((await auth.updateUser({ password: 'a newer long password' })).error).toBeNull()
    expect((await auth.getUser()).error).toBeNull()
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError')
    for (const token_hash of [first, second])
      expect((await client().verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired')
    expect((await client().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
    const changed = await database.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.kind, 'password-changed-mail'))
    expect(changed.map(({ recipient }) => recipient)).toEqual([email])
  })

  test('a link is good for an hour', async () => {
    await addAccount(database, { email })
    const clock = standingClock()
    const { client } = await listen(database, { now: clock.now })
    const token_hash = await recoveryToken(clock.now())
    clock.pass(61 * 60_000)
    expect((await client().verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired')
  })

  test('is longer for an admin', async () => {
    await addAccount(database, { email, role: 'admin' })
    const auth = (await listen(database)).client()
    await auth.signInWithPassword({ email, password: adminPassword })
    const short = await auth.updateUser({ password: 'x7!fGq2#pL9@' })
    expect(short.error?.message).toBe('Password should be at least 15 characters.')
    expect((await auth.updateUser({ password: 'x7!fGq2#pL9@wZx' })).error).toBeNull()
  })

  test('needs the current one when the sign-in was more than an hour ago', async () => {
    await addAccount(database, { email })
    const clock = standingClock()
    const auth = (await listen(database, { now: clock.now })).client()
    await auth.signInWithPassword({ email, password })
    clock.pass(61 * 60_000)
    await auth.refreshSession()
    const next = 'a newer long password'
    expect((await auth.updateUser({ password: next })).error?.code).toBe('reauthentication_needed')
    expect((await auth.updateUser({ password: next, current_password: 'wrong' })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await auth.updateUser({ password: next, current_password: password })).error).toBeNull()
  })
})

describe('the first admin', () => {
  const setUp = (body: object) => createTestApp(database).requestJson('/auth/v1/set-up', body)

  test('is made with the printed link, once', async () => {
    const token = await setUpToken(database, new Date())
    const weak = await setUp({ token, email, password: 'too short' })
    expect(weak.body).toMatchObject({ code: 'weak_password' })
    const answers = await Promise.all(
      ['a', 'b'].map((name) => setUp({ token, email: `${name}@example.com`, password: adminPassword })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    const made = await database.db.select().from(users)
    expect(made.map(({ role }) => role)).toEqual(['admin'])
    expect(await setUpToken(database, new Date())).toBeUndefined()
  })

  test.each(['another start', 'an admin made otherwise', 'a day'])(
    'the link does not survive %s',
    async (what) => {
      const clock = standingClock()
      const token = await setUpToken(database, clock.now())
      if (what === 'another start') await setUpToken(database, clock.now())
      if (what === 'an admin made otherwise')
        await ensureAdmin(database, { email: 'b@example.com', password: adminPassword, now: clock.now() })
      if (what === 'a day') clock.pass(25 * 3_600_000)
      const app = createTestApp(database, { now: clock.now })
      const answer = await app.requestJson('/auth/v1/set-up', { token, email, password: adminPassword })
      expect(answer.status).toBe(403)
      expect(await userByEmail(database.db, email)).toBeUndefined()
    },
  )

  test('comes from the environment, made or updated', async () => {
    await addAccount(database, { email })
    const auth = (await listen(database)).client()
    await auth.signInWithPassword({ email, password })
    const given = { email, password: adminPassword, now: new Date() }
    await ensureAdmin(database, given)
    const admin = await userByEmail(database.db, email)
    expect(admin?.role).toBe('admin')
    expect(await isPassword(admin?.password_hash, adminPassword)).toBe(true)
    expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError')

    await auth.signInWithPassword({ email, password: adminPassword })
    await ensureAdmin(database, given)
    expect((await auth.getUser()).error).toBeNull()
  })
})

describe('what auth-js is told when', () => {
  test.each([502, 503, 504])('a gateway answers %i: retryable', async (status) => {
    const { client } = await listenAs((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>')
    })
    const { error } = await client().signInWithPassword({ email, password })
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status })
  })

  test('the database is away: retryable, with a time to come back', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const app = createTestApp(database, { rateLimiter: () => Promise.reject(away) })
    const answer = await app.requestJson('/auth/v1/recover', { email })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(answer.body).toMatchObject({ code: 'unavailable', error_code: 'unavailable' })
    expect(answer.body['msg']).toMatch(/^We cannot take this in right now/)
  })

  test.each([
    ['/auth/v1/token?grant_type=password', { email: 'no address', password }, 400, 'validation_failed'],
    ['/auth/v1/token?grant_type=password', '{', 400, 'bad_json'],
    ['/auth/v1/token?grant_type=id_token', {}, 400, 'validation_failed'],
    ['/auth/v1/token?grant_type=refresh_token', { refresh_token: 7 }, 400, 'validation_failed'],
    ['/auth/v1/verify', { type: 'recovery', token_hash: 'x' }, 403, 'otp_expired'],
    ['/auth/v1/verify', { type: 'magiclink', token_hash: 'x' }, 400, 'validation_failed'],
    ['/auth/v1/signup', { email, password: 7 }, 400, 'validation_failed'],
    ['/auth/v1/resend', { type: 'sms', phone: '1' }, 400, 'validation_failed'],
    ['/auth/v1/logout', {}, 401, 'bad_jwt'],
    ['/auth/v1/admin/users', {}, 404, 'not_found'],
  ])('%s gets %j', async (path, body, status, code) => {
    const answer = await createTestApp(database).requestJson(path, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body['msg']).toMatch(/^[A-Z]/)
  })
})
