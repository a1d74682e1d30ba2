import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addAccount, listen, password } from '#test/accounts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { passwordHashing } from './password-hash.ts'
import { rateLimits } from '#server/db/schema/rate-limits'
import { deliveries } from '#server/db/schema/deliveries'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { userByEmail } from '#server/queries/accounts/users.server'
import { createRateLimiter } from '#server/http/rate-limiter'
import { createThrottle } from './throttle.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await addAccount(database, { email })
})

const email = 'ada@example.com'
const attacker = '203.0.113.1'

/** An app with a throttle of its own, like one of several processes that share the database. */
function throttled() {
  const app = createTestApp(database, { throttle: createThrottle(database) })
  const signIn = (
    given: { email?: string; password: string },
    peer: string,
    headers: Record<string, string> = {},
  ) => app.requestJson('/auth/v1/token?grant_type=password', { email, ...given }, headers, peer)
  const guess = async (count: number, peer: (index: number) => string, address = email) => {
    const guesses = Array.from({ length: count }, (_, index) =>
      signIn({ email: address, password: `guess ${index}` }, peer(index)),
    )
    return (await Promise.all(guesses)).map(({ status }) => status)
  }
  return { ...app, signIn, guess }
}

const many = (count: number, status: number) => Array.from({ length: count }, () => status)
const owner = '198.51.100.7'
const crowd = (index: number) => `203.0.${Math.floor(index / 250)}.${(index % 250) + 1}`

/** Moves all counts into the past. */
async function pass(minutes: number): Promise<void> {
  await database.db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${minutes * 60_000}` })
}

/** The number of passwords checked during the task. */
async function checksDuring(work: () => Promise<unknown>): Promise<number> {
  let checks = 0
  const listener = () => (checks += 1)
  passwordHashing.subscribe(listener)
  try {
    await work()
  } finally {
    passwordHashing.unsubscribe(listener)
  }
  return checks
}

/** The cookie that marks the owner's device after a sign-in. */
async function deviceCookie(): Promise<{ cookie: string }> {
  const answer = await throttled().signIn({ password }, owner)
  const set = answer.headers.get('set-cookie') ?? ''
  expect(set).toMatch(
    /^device-[\w-]{16}=\S+; Max-Age=15552000; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Strict$/,
  )
  return { cookie: set.split(';')[0] ?? '' }
}

test('an IP address gets ten wrong passwords for all accounts together, even concurrently', async () => {
  const { signIn, guess } = throttled()
  const answers = await Promise.all([
    guess(6, () => attacker, 'a@example.com'),
    guess(6, () => attacker, 'b@example.com'),
  ])
  expect(answers.flat().toSorted((a, b) => a - b)).toEqual([...many(10, 400), ...many(2, 429)])
  const refused = await signIn({ password }, attacker)
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ code: 'over_request_rate_limit' })
  expect(refused.body['msg']).toMatch(/^Too many tries\. Please wait 15 minutes/)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await signIn({ password }, '203.0.113.2')).status).toBe(200)
})

test.each([email, 'nobody@example.com'])(
  '300 concurrent IP addresses have ten guesses at %s together, and no more are checked',
  async (address) => {
    const processes = [throttled(), throttled(), throttled()]
    let answers: number[] = []
    const checks = await checksDuring(async () => {
      const each = processes.map(({ guess }, at) => guess(100, (index) => crowd(100 * at + index), address))
      answers = (await Promise.all(each)).flat()
    })
    // Guesses at an unknown account may not be hashed at all.
    expect(checks).toBeLessThanOrEqual(10)
    if (address === email) expect(checks).toBe(10)
    expect(answers.filter((status) => status === 400)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(290)
    // Not even the right password is checked from a new IP address.
    expect(await checksDuring(() => throttled().signIn({ email: address, password }, owner))).toBe(0)
  },
)

test('the owner gets in on a known device while strangers guess', async () => {
  const headers = await deviceCookie()
  const { signIn, guess } = throttled()
  await guess(30, crowd)
  expect((await signIn({ password }, owner)).status).toBe(429)
  expect((await signIn({ password: 'mistyped' }, owner, headers)).status).toBe(400)
  expect((await signIn({ password }, owner, headers)).status).toBe(200)
})

test('the owner gets in on a known device in the network from which a stranger guesses', async () => {
  const headers = await deviceCookie()
  const app = createTestApp(database, {
    throttle: createThrottle(database),
    rateLimiter: createRateLimiter(database),
  })
  const signIn = (given: string, more: Record<string, string> = {}) =>
    app.requestJson('/auth/v1/token?grant_type=password', { email, password: given }, more, owner)
  const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => signIn(`guess ${index}`)))
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400, 429]))
  expect((await signIn(password)).status).toBe(429)
  // A forged cookie gives no attempts beyond those of an unknown device.
  const made = { cookie: headers.cookie.replace(/.$/, '-') }
  for (let time = 0; time < 30; time += 1) expect((await signIn('guess', made)).status).toBe(429)
  expect((await signIn(password, headers)).status).toBe(200)
})

test('40 invalid refresh tokens a minute from the same network do not block the refresh of a session', async () => {
  const app = createTestApp(database, { rateLimiter: createRateLimiter(database) })
  const post = (path: string, body: object) => app.requestJson(`/auth/v1/${path}`, body, {}, owner)
  const { body } = await post('token?grant_type=password', { email, password })
  const made = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      post('token?grant_type=refresh_token', { refresh_token: `made up ${index}` }),
    ),
  )
  expect(new Set(made.map(({ status }) => status))).toEqual(new Set([400]))
  const refreshed = await post('token?grant_type=refresh_token', { refresh_token: body['refresh_token'] })
  expect(refreshed.status).toBe(200)
})

test('the owner gets in with a mailed link while strangers guess', async () => {
  const { client } = await listen(database, { throttle: createThrottle(database) })
  await throttled().guess(30, crowd)
  const auth = client()
  expect((await auth.signInWithPassword({ email, password })).error?.status).toBe(429)
  expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
  const user = await userByEmail(database.db, email)
  const token_hash = await addOneTimeToken(database.db, {
    purpose: 'recovery',
    subjectId: user?.id ?? null,
    now: new Date(),
  })
  expect((await auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
  expect((await auth.updateUser({ password: 'six yellow umbrellas' })).error).toBeNull()
  expect((await auth.getUser()).data.user?.email).toBe(email)
})

test('a known device gets ten wrong passwords of its own, separate from its IP address, for one account', async () => {
  const headers = await deviceCookie()
  const { signIn, guess } = throttled()
  for (let time = 0; time < 10; time += 1)
    expect((await signIn({ password: `mistyped ${time}` }, owner, headers)).status).toBe(400)
  expect((await signIn({ password }, owner, headers)).status).toBe(429)
  // Those attempts count neither for the IP address nor for the account's limit of unknown devices.
  expect((await signIn({ password }, owner)).status).toBe(200)

  await addAccount(database, { email: 'other@example.com' })
  await guess(10, crowd, 'other@example.com')
  expect((await signIn({ email: 'other@example.com', password }, owner, headers)).status).toBe(429)
})

test.each([
  ['another signature', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['another device', (cookie: string) => cookie.replace(/(?<==)./, (first) => (first === 'A' ? 'B' : 'A'))],
  ['nothing in it', (cookie: string) => cookie.replace(/=.*/, '=')],
])('a device cookie with %s is invalid', async (_, forged) => {
  const { cookie } = await deviceCookie()
  const { signIn, guess } = throttled()
  await guess(10, crowd)
  expect((await signIn({ password }, owner, { cookie: forged(cookie) })).status).toBe(429)
})

test('a device cookie expires after half a year', async () => {
  const { cookie } = await deviceCookie()
  await throttled().guess(10, crowd)
  const later = createTestApp(database, {
    throttle: createThrottle(database),
    now: () => new Date(Date.now() + 181 * 24 * 3_600_000),
  })
  const signIn = () =>
    later.requestJson('/auth/v1/token?grant_type=password', { email, password }, { cookie }, owner)
  expect((await signIn()).status).toBe(429)
})

test('an account has a hundred guesses a day, devices included, from all sources together', async () => {
  const headers = await deviceCookie()
  let strangers = 0
  let devices = 0
  for (let window = 0; window < 9; window += 1) {
    const { guess, signIn } = throttled()
    strangers += await checksDuring(() => guess(12, crowd))
    devices += await checksDuring(async () => {
      for (let time = 0; time < 5; time += 1) await signIn({ password: 'mistyped' }, owner, headers)
    })
    await pass(16)
  }
  expect([strangers, devices]).toEqual([70, 30])
  const { signIn } = throttled()
  const refused = await signIn({ password }, owner)
  expect(refused.body['msg']).toMatch(/^Too many tries\. Please wait 2[12] hours, or set a new password by/)
  expect((await signIn({ password }, owner, headers)).status).toBe(429)
  await pass(24 * 60)
  expect((await throttled().signIn({ password }, owner)).status).toBe(200)
})

test('an account has fifty wrong codes a day', async () => {
  const userId = '5a0a3b52-0000-4000-8000-000000000001'
  let tried = 0
  for (let window = 0; window < 12; window += 1) {
    const throttle = createThrottle(database)
    for (let time = 0; time < 5; time += 1)
      tried += await throttle.tryCode(userId).then(
        () => 1,
        () => 0,
      )
    await pass(16)
  }
  expect(tried).toBe(50)
})

test('a throttled IP address can sign in again after the window', async () => {
  await throttled().guess(12, () => attacker)
  await pass(16)
  expect((await throttled().signIn({ password }, attacker)).status).toBe(200)
})

test('right passwords do not count towards the limit', async () => {
  const { signIn } = throttled()
  for (let time = 0; time < 12; time += 1)
    expect((await signIn({ password }, '198.51.100.4')).status).toBe(200)
})

test('limits mails to three an hour per sender and six per address, with the same response beyond', async () => {
  const { requestJson } = throttled()
  const recover = (address: string, peer: string) =>
    requestJson('/auth/v1/recover', { email: address }, {}, peer)
  for (const address of [email, 'unknown@example.com']) {
    for (const peer of [attacker, attacker, attacker, attacker, '203.0.113.2', '203.0.113.2', owner, owner]) {
      const answer = await recover(address, peer)
      expect([answer.status, answer.body]).toEqual([200, {}])
    }
    const mails = await database.db.select().from(deliveries).where(eq(deliveries.recipient, address))
    expect(mails.map(({ kind }) => kind)).toEqual(many(6, 0).map(() => 'recovery-mail'))
  }
})

test('repeated sign-ups by a stranger do not use up an address’s recovery mails', async () => {
  const { requestJson } = throttled()
  for (let time = 0; time < 8; time += 1)
    await requestJson('/auth/v1/signup', { email, password: 'of a stranger' }, {}, crowd(time))
  await requestJson('/auth/v1/resend', { email, type: 'signup' }, {}, owner)
  expect((await requestJson('/auth/v1/recover', { email }, {}, owner)).status).toBe(200)
  const mails = await database.db.select({ kind: deliveries.kind }).from(deliveries)
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'recovery-mail',
    ...Array.from({ length: 6 }, () => 'sign-up-mail'),
  ])
})

test('the table of counters contains no email address', async () => {
  const { guess, requestJson } = throttled()
  await guess(1, () => attacker)
  await requestJson('/auth/v1/recover', { email })
  expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toMatch(/ada@|example/)
})
