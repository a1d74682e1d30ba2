import { noRateLimiter } from '#server/http/rate-limiter'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addAccount, adminPassword, listen, password, fixedClock } from '#test/accounts'
import { type TestDatabase, testDatabase } from '#test/database'
import { deliveries } from '#server/db/schema/deliveries'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { refreshTokens } from '#server/db/schema/refresh-tokens'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { lastSignUp } from '#server/queries/accounts/sign-ups.server'
import { userByEmail } from '#server/queries/accounts/users.server'
import { beginSession } from './sessions.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const email = 'ada@example.com'

/** The token that the sign-up's mail would carry. */
async function signUpToken(address = email): Promise<string> {
  const signUp = await lastSignUp(database.db, address)
  return addOneTimeToken(database.db, { purpose: 'sign-up', subjectId: signUp?.id ?? null, now: new Date() })
}

async function tokenFor(address: string, purpose: 'sign-up' | 'recovery', now = new Date()): Promise<string> {
  const user = await userByEmail(database.db, address)
  return addOneTimeToken(database.db, { purpose, subjectId: user?.id ?? null, now })
}

const recoveryToken = (now?: Date) => tokenFor(email, 'recovery', now)

describe('sign-up', () => {
  test('creates an account when the address is confirmed, and not earlier', async () => {
    const { client } = await listen(database)
    const auth = client()
    const { data, error } = await auth.signUp({ email: ' Ada@Example.com ', password })
    expect(error).toBeNull()
    expect(data).toMatchObject({ session: null, user: { email, identities: [] } })
    expect(await database.db.select().from(users)).toEqual([])
    expect((await auth.signInWithPassword({ email, password })).error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })

    const confirmed = await auth.verifyOtp({ type: 'signup', token_hash: await signUpToken() })
    expect(confirmed.data.session).toMatchObject({ token_type: 'bearer', expires_in: 900, user: { email } })
    expect((await auth.getUser()).data.user?.email).toBe(email)
    expect((await client().signInWithPassword({ email: 'ADA@example.com', password })).error).toBeNull()
  })

  test('the link signs in once: used again, it opens no session', async () => {
    const { client } = await listen(database)
    await client().signUp({ email, password })
    const token = await signUpToken()
    const verify = () => client().verifyOtp({ type: 'signup', token_hash: token })
    expect((await verify()).error).toBeNull()
    expect((await verify()).error?.code).toBe('otp_expired')
    expect(await database.db.$count(sessions)).toBe(1)
  })

  test('stores nothing of the password in clear', async () => {
    const { client } = await listen(database)
    await client().signUp({ email, password })
    const signUp = await lastSignUp(database.db, email)
    expect(signUp?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(await database.db.select().from(deliveries))).not.toContain(password)
  })

  test('a confirmation link activates the password of its own sign-up only', async () => {
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

  test.each(['GET', 'HEAD'])('opening the link by %s changes nothing', async (method) => {
    const { url, client } = await listen(database)
    await client().signUp({ email, password })
    const token = await signUpToken()
    const stored = async () =>
      JSON.stringify([await database.db.select().from(oneTimeTokens), await database.db.select().from(users)])
    const before = await stored()
    for (const type of ['signup', 'email', 'recovery']) {
      const link = `${url}/auth/v1/verify?type=${type}&token=${token}`
      const answer = await fetch(link, { method, redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/auth#type=${type === 'recovery' ? 'recovery' : 'signup'}&token_hash=${token}`,
      ])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect(await stored()).toBe(before)
    const wrong = await fetch(`${url}/auth/v1/verify?type=signup`, { method, redirect: 'manual' })
    expect(wrong.headers.get('location')).toBe('/auth?link=broken')
  })

  test('the confirmation page’s button creates the account, and a second click gets the same redirect', async () => {
    const { url, client } = await listen(database)
    await client().signUp({ email, password })
    const token = await signUpToken()
    const press = (given: string) =>
      fetch(`${url}/auth/v1/verify`, {
        method: 'POST',
        body: new URLSearchParams({ type: 'signup', token_hash: given }),
        redirect: 'manual',
      })
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const answer = await press(token)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth?confirmed=yes'])
    }
    expect(await database.db.select().from(sessions)).toEqual([])
    expect((await client().signInWithPassword({ email, password })).error).toBeNull()
    expect((await press('nonsense')).headers.get('location')).toBe('/auth?link=expired')
    expect((await press('')).headers.get('location')).toBe('/auth?link=broken')
    expect((await press('x'.repeat(100_000))).headers.get('location')).toBe('/auth?link=broken')
  })

  test('while the database is down, the button redirects back to its page with the same token', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const { url } = await listen(database, {
      rateLimiter: { ...noRateLimiter, countCall: () => Promise.reject(away) },
    })
    const answer = await fetch(`${url}/auth/v1/verify`, {
      method: 'POST',
      body: new URLSearchParams({ type: 'signup', token_hash: 'a token' }),
      redirect: 'manual',
    })
    expect(answer.headers.get('location')).toBe('/auth?link=later#type=signup&token_hash=a%20token')
  })

  test('an address with an account gets the same response as a new one, and keeps its password', async () => {
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
    ['eleven lets', ['length'], 'Password should be at least 12 characters.'],
    ['my mendline kettles', ['characters'], 'Please don’t use this site’s name, Mendline'],
    ['the example kettles', ['characters'], 'Please don’t use “example” from your email address'],
    ['password1234', ['pwned'], 'This password is one of the first people guess.'],
    ['x7!fGq2#pL'.repeat(40), ['length'], 'Password should be at most 256 characters.'],
  ])('refuses the weak password %s', async (weak, reasons, message) => {
    const { client } = await listen(database)
    const { error } = await client().signUp({ email, password: weak })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons })
    expect(error?.message).toContain(message)
    expect(await lastSignUp(database.db, email)).toBeUndefined()
  })

  test('accepts a password of 128 characters, in any Unicode form', async () => {
    const { client } = await listen(database)
    const long = 'é wide ｗｏｒｄ and some kettles '.repeat(5).slice(0, 128)
    expect((await client().signUp({ email, password: long })).error).toBeNull()
    await client().verifyOtp({ type: 'signup', token_hash: await signUpToken() })
    const typedElsewhere = long.normalize('NFKD')
    expect(typedElsewhere).not.toBe(long)
    expect((await client().signInWithPassword({ email, password: typedElsewhere })).error).toBeNull()
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
  test('gives the session object of behavior 13.4', async () => {
    await addAccount(database, { email, role: 'owner' })
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
    expect(session?.user).toMatchObject({ email, app_metadata: { provider: 'email', role: 'owner' } })
    const stored = await database.db.select().from(refreshTokens)
    expect(JSON.stringify(stored)).not.toContain(session?.refresh_token)
  })

  test('a wrong password and an unknown address get the same response', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const wrong = await client().signInWithPassword({ email, password: 'not the password' })
    const unknown = await client().signInWithPassword({ email: 'no@example.com', password })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(wrong.error?.message).toBe('Invalid login credentials')
    expect(unknown.error).toEqual(wrong.error)
  })

  test('a user cannot set their own role', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const auth = client()
    await auth.signInWithPassword({ email, password })
    await auth.updateUser({ data: { role: 'owner', app_metadata: { role: 'owner' } } })
    expect((await auth.getUser()).data.user).toMatchObject({ app_metadata: { provider: 'email' } })
    expect((await userByEmail(database.db, email))?.role).toBeNull()
  })
})

describe('a new password', () => {
  test('a recovery link works once and ends other sessions; an unknown address gets the same response', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const elsewhere = client()
    await elsewhere.signInWithPassword({ email, password })
    for (const address of [email, 'unknown@example.com'])
      expect(await client().resetPasswordForEmail(address)).toEqual({ data: {}, error: null })
    const written = await database.db.select().from(deliveries)
    expect(written).toMatchObject([
      { kind: 'recovery-mail', payload: { email } },
      { kind: 'recovery-mail', payload: { email: 'unknown@example.com' } },
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

  test('a sign-up token is refused as a recovery token', async () => {
    await addAccount(database, { email })
    const { client } = await listen(database)
    const token_hash = await tokenFor(email, 'sign-up')
    expect((await client().verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired')
  })

  test('ends the recovery links of its own account only', async () => {
    await addAccount(database, { email })
    await addAccount(database, { email: 'bob@example.com' })
    const { client } = await listen(database)
    const othersLink = await tokenFor('bob@example.com', 'recovery')
    const auth = client()
    await auth.verifyOtp({ type: 'recovery', token_hash: await recoveryToken() })
    expect((await auth.updateUser({ password: 'a newer long password' })).error).toBeNull()
    expect((await client().verifyOtp({ type: 'recovery', token_hash: othersLink })).error).toBeNull()
  })

  test('a sign-in whose password was replaced while it was checked starts no session', async () => {
    await addAccount(database, { email })
    const checked = await userByEmail(database.db, email)
    if (!checked) throw new Error('the account is missing')
    await database.db.update(users).set({ password_hash: 'another' })
    const begun = database.db.transaction((tx) =>
      beginSession(tx, { user: checked, method: 'password', now: new Date() }),
    )
    await expect(begun).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(await database.db.$count(sessions)).toBe(0)
  })

  test('a recovery link has expired after 61 minutes', async () => {
    await addAccount(database, { email })
    const clock = fixedClock()
    const { client } = await listen(database, { now: clock.now })
    const token_hash = await recoveryToken(clock.now())
    clock.pass(61 * 60_000)
    expect((await client().verifyOtp({ type: 'recovery', token_hash })).error?.code).toBe('otp_expired')
  })

  test('must be longer for an admin', async () => {
    await addAccount(database, { email, role: 'owner' })
    const auth = (await listen(database)).client()
    await auth.signInWithPassword({ email, password: adminPassword })
    const short = await auth.updateUser({ password: 'x7!fGq2#pL9@' })
    expect(short.error?.message).toBe('Password should be at least 15 characters.')
    expect((await auth.updateUser({ password: 'x7!fGq2#pL9@wZx' })).error).toBeNull()
  })

  test('requires the current password when the sign-in was more than an hour ago', async () => {
    await addAccount(database, { email })
    const clock = fixedClock()
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
