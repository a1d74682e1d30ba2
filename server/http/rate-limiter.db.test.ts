import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCounter } from '#server/db/counters'
import type { AdminRole } from '#domain/role'
import { addAccount, adminPassword } from '#test/accounts'
import { createTestApp, type PostResponse } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import {
  callsPerAddress,
  callsPerWiderNetwork,
  costsPerAdmin,
  costsPerFunction,
  createRateLimiter,
  firstCostsPerFunction,
  officeCallsPerAccount,
} from './rate-limiter.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => void vi.useRealTimers())

/** Refused for its body, so that only the limit is measured. */
const name = 'submit-score-feedback'
const wrong = { rating: 99 }
const right = { rating: 9 }

const statuses = (answers: PostResponse[]) => answers.map(({ status }) => status)
const isLimited = ({ status }: PostResponse) => status === 429

function limitedApp(options: Parameters<typeof createTestApp>[1] = {}) {
  const app = createTestApp(database, { rateLimiter: createRateLimiter(database), ...options })
  const postFrom = (peer: string, count: number, headers: Record<string, string> = {}) =>
    Promise.all(Array.from({ length: count }, () => app.post(name, wrong, headers, peer)))
  return { ...app, postFrom }
}

/** The client address reported by a trusted proxy in tests. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const proxy = '10.0.0.1'

describe('the rate limit of an address', () => {
  test('allows twenty calls a minute to one function, even when they are concurrent', async () => {
    const { postFrom, post } = limitedApp()
    const answers = await postFrom('203.0.113.1', callsPerAddress + 10)
    expect(answers.filter(isLimited)).toHaveLength(10)
    const refused = await post(name, wrong, {}, '203.0.113.1')
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      error: 'That was a lot at once. Please wait a minute and try again. Nothing you typed is lost.',
    })
    const retryAfter = Number(refused.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
  })

  test('affects neither its calls to other functions nor other addresses', async () => {
    const { postFrom, post } = limitedApp()
    await postFrom('203.0.113.2', callsPerAddress)
    expect((await post(name, wrong, {}, '203.0.113.2')).status).toBe(429)
    expect((await post('send-to-sheets', {}, {}, '203.0.113.2')).status).toBe(422)
    expect((await post(name, wrong, {}, '203.0.113.3')).status).toBe(422)
  })

  test('uses the address that a trusted proxy reports, not a header that the visitor sends', async () => {
    const { postFrom, post } = limitedApp()
    await postFrom('10.0.0.1', callsPerAddress, from('203.0.113.4'))
    expect((await post(name, wrong, from('1.1.1.1, 203.0.113.4'), '10.0.0.2')).status).toBe(429)
    expect((await post(name, wrong, from('203.0.113.5'), '10.0.0.1')).status).toBe(422)

    await postFrom('203.0.113.6', callsPerAddress, from('203.0.113.7'))
    expect((await post(name, wrong, from('203.0.113.8'), '203.0.113.6')).status).toBe(429)
    expect((await post(name, wrong, {}, '203.0.113.7')).status).toBe(422)
  })

  test('counts a whole IPv6 /64 as one address', async () => {
    const { post, postFrom } = limitedApp()
    for (let host = 1; host <= 4; host += 1) await postFrom(`2001:db8:1:1::${host}`, callsPerAddress / 4)
    expect((await post(name, wrong, {}, '2001:db8:1:1:ffff::9')).status).toBe(429)
    expect((await post(name, wrong, {}, '2001:db8:1:2::1')).status).toBe(422)
  })

  test('also counts for the IPv6 /48, whose limit is ten times as high', async () => {
    const { post, postFrom } = limitedApp()
    // Calls refused to one network do not count for others.
    await postFrom('2001:db8:2:0::1', callsPerWiderNetwork)
    const networks = Array.from({ length: 12 }, (_, index) => `2001:db8:2:${index + 1}::1`)
    const answers = await Promise.all(networks.map((address) => postFrom(address, callsPerAddress)))
    expect(answers.flat().filter((answer) => !isLimited(answer))).toHaveLength(
      callsPerWiderNetwork - callsPerAddress,
    )
    expect((await post(name, wrong, {}, '2001:db8:2:ffff::1')).status).toBe(429)
    expect((await post('send-to-sheets', {}, {}, '2001:db8:2:ffff::1')).status).toBe(422)
    expect((await post(name, wrong, {}, '2001:db8:3:1::1')).status).toBe(422)
  })
})

describe('rate limits of several processes', () => {
  test('count together', async () => {
    const apps = [limitedApp(), limitedApp()]
    const answers = await Promise.all(apps.map(({ postFrom }) => postFrom('203.0.113.10', 15)))
    expect(answers.flat().filter(isLimited)).toHaveLength(10)
  })

  // The embedded database has its process's clock and a single process.
  test.skipIf(!process.env['TEST_DATABASE_URL'])('count together whatever their clocks say', async () => {
    const [one, other] = [limitedApp(), limitedApp()]
    await one.postFrom('203.0.113.12', callsPerAddress)
    vi.setSystemTime(Date.now() + 120_000)
    expect((await other.post(name, wrong, {}, '203.0.113.12')).status).toBe(429)
    vi.useRealTimers()
    expect((await one.post(name, wrong, {}, '203.0.113.12')).status).toBe(429)
  })

  test('count separately while the database is unreachable', async () => {
    const away = { query: () => Promise.reject(new Error('connect ECONNREFUSED')) }
    const rateLimiter = createRateLimiter({ pool: away as unknown as TestDatabase['pool'] })
    const { post } = createTestApp(database, { rateLimiter })
    const answers = []
    for (let count = 0; count < callsPerAddress + 2; count += 1)
      answers.push(await post(name, wrong, {}, '203.0.113.11'))
    expect(new Set(statuses(answers.slice(0, callsPerAddress)))).toEqual(new Set([422]))
    expect(statuses(answers.slice(callsPerAddress))).toEqual([429, 429])
  })
})

/** An account of the office, and the headers of its session. */
async function signedInAs(email: string, role: AdminRole) {
  await addAccount(database, { email, role })
  const { body } = await createTestApp(database).requestJson(signInPath, { email, password: adminPassword })
  const { id } = body['user'] as { id: string }
  return { id, headers: { authorization: `Bearer ${String(body['access_token'])}` } }
}

describe('the rate limit of an office account', () => {
  const read = 'get-submission-counts'
  /** As if it had called within the minute. */
  const asked = (id: string, times: number) =>
    createCounter(database, { name: 'account', windowSeconds: 60 }).count(`${read}:${id}`, times)

  test('does not refuse calls because of others behind the same network address', async () => {
    const { post } = limitedApp()
    const three = [
      await signedInAs('one@example.com', 'viewer'),
      await signedInAs('two@example.com', 'editor'),
      await signedInAs('three@example.com', 'owner'),
    ]
    const address = '203.0.113.40'
    // A stranger in the same network has used up the address's limit.
    for (let count = 0; count <= callsPerAddress; count += 1) await post(read, {}, {}, address)
    expect((await post(read, {}, {}, address)).status).toBe(429)
    for (const { headers } of three) {
      const answers = await Promise.all(
        Array.from({ length: callsPerAddress + 5 }, () => post(read, {}, headers, address)),
      )
      expect(new Set(statuses(answers))).toEqual(new Set([200]))
    }
  })

  test('allows 300 calls a minute to one function, from all addresses together', async () => {
    const { post } = limitedApp()
    const [one, other] = [
      await signedInAs('one@example.com', 'viewer'),
      await signedInAs('two@example.com', 'viewer'),
    ]
    await asked(one.id, officeCallsPerAccount - 1)
    expect((await post(read, {}, one.headers, '203.0.113.41')).status).toBe(200)
    const refused = await post(read, {}, one.headers, '203.0.113.42')
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post('get-today', {}, one.headers, '203.0.113.42')).status).toBe(200)
    expect((await post(read, {}, other.headers, '203.0.113.42')).status).toBe(200)
  })

  test('requires a valid token: a call with a forged one counts for its address', async () => {
    const { post } = limitedApp()
    const { headers } = await signedInAs('one@example.com', 'viewer')
    const forged = { authorization: `${headers.authorization.slice(0, -3)}abc` }
    const address = '203.0.113.43'
    for (let count = 0; count < callsPerAddress; count += 1)
      expect((await post(read, {}, forged, address)).status).toBe(401)
    expect((await post(read, {}, forged, address)).status).toBe(429)
  })

  test('does not apply to public functions, whose calls count for the address', async () => {
    const { post } = limitedApp()
    const { headers } = await signedInAs('one@example.com', 'owner')
    const address = '203.0.113.44'
    for (let count = 0; count < callsPerAddress; count += 1) await post(name, wrong, headers, address)
    expect((await post(name, wrong, headers, address)).status).toBe(429)
  })
})

const email = 'owner@example.com'
const signInPath = '/auth/v1/token?grant_type=password'
const signIn = (app: ReturnType<typeof limitedApp>, address: string) =>
  app.requestJson(signInPath, { email, password: adminPassword }, from(address), proxy)

/** Nearly four thousand posts each: seconds of CPU, without waiting. */
const floodTimeoutMs = 120_000

test.each([64, 256, 4_096])(
  'invalid posts from %i addresses block nobody else',
  async (addresses) => {
    await addAccount(database, { email, role: 'owner' })
    const app = limitedApp()
    const crowd = Array.from({ length: addresses }, (_, index) => `198.18.${index >> 8}.${index & 255}`)
    const rubbish: [path: string, bodies: string[]][] = [
      [`/functions/v1/${name}`, ['{', '[]', '{"rating":99}', '{"rating":9,"surprise":1}']],
      [signInPath, ['{', '{}', '{"email":1}']],
      ['/functions/v1/get-admin-testimonials', ['{}', '{']],
    ]
    let sent = 0
    const postRubbish = (path: string, bodies: string[]) => {
      sent += 1
      const [address, body] = [crowd[sent % addresses] ?? '', bodies[sent % bodies.length]]
      return app.requestJson(path, body, from(address), proxy)
    }
    // More than everybody together may do of expensive calls.
    for (const [path, bodies] of rubbish) {
      for (let round = 0; round < 13; round += 1)
        await Promise.all(Array.from({ length: costsPerFunction / 12 }, () => postRubbish(path, bodies)))
    }

    const visitor = '203.0.113.20'
    expect((await app.post(name, right, from(visitor), proxy)).status).toBe(200)
    const signedIn = await signIn(app, visitor)
    expect(signedIn.status).toBe(200)
    const asAdmin = { ...from(visitor), authorization: `Bearer ${String(signedIn.body['access_token'])}` }
    expect((await app.post('get-admin-testimonials', {}, asAdmin, proxy)).status).toBe(200)
    expect((await app.post(name, right, asAdmin, proxy)).status).toBe(200)
  },
  floodTimeoutMs,
)

describe('the rate limit of expensive calls', () => {
  /** As if a crowd had done it within the minute. */
  const spend = (counter: string, key: string, amount: number) =>
    createCounter(database, { name: counter, windowSeconds: 60 }).count(key, amount)
  const spent = async (counter: string) => {
    const { rows } = await database.db.execute<{ points: number }>(
      sql`select points from rate_limits where key like ${`${counter}:%`} and points > 0`,
    )
    return rows.map(({ points }) => points)
  }

  test('is shared by everybody, and separate for each function', async () => {
    const { post } = limitedApp()
    await post(name, wrong, {}, '203.0.113.30')
    await spend('function', name, costsPerFunction - 1)
    expect((await post(name, right, {}, '203.0.113.30')).status).toBe(200)
    const refused = await post(name, right, {}, '203.0.113.30')
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const _time of [1, 2])
      expect((await post('send-to-sheets', exampleBodies['send-to-sheets'], {}, '203.0.113.30')).status).toBe(
        200,
      )
  })

  test('has a further allowance for the first call of an address', async () => {
    const { post } = limitedApp()
    await spend('function', name, costsPerFunction)
    await spend('function-first', name, firstCostsPerFunction - 1)
    expect((await post(name, right, {}, '203.0.113.31')).status).toBe(200)
    expect((await post(name, right, {}, '203.0.113.31')).status).toBe(429)
    expect((await post(name, right, {}, '203.0.113.32')).status).toBe(429)
  })

  test('does not count refused, invalid and read-only calls', async () => {
    const { post, request } = limitedApp()
    const key = { 'idempotency-key': '1' }
    const peer = '203.0.113.33'
    await post(name, right, key, peer)
    expect(await spent('function')).toEqual([1])

    const answers = [
      await post(name, { rating: 8 }, key, peer),
      await post(name, wrong, {}, peer),
      await post(name, '{', {}, peer),
      await post('update-testimonial-status', exampleBodies['update-testimonial-status'], {}, peer),
      await post('no-such-function', {}, {}, peer),
      await post('list-testimonials', {}, {}, peer),
      await post('list-case-studies', {}, {}, peer),
    ]
    expect(statuses(answers)).toEqual([409, 422, 400, 401, 404, 200, 200])
    expect((await request(`/functions/v1/${name}`, {}, peer)).status).toBe(405)
    expect(await spent('function')).toEqual([1])
    expect(await spent('function-first')).toEqual([])
  })

  test('does not block reads', async () => {
    const reading = [
      'list-testimonials',
      'list-case-studies',
      'get-admin-testimonials',
      'list-admin-case-studies',
    ]
    const { post } = limitedApp({ role: 'owner' })
    for (const each of reading) {
      await spend('function', each, costsPerFunction)
      await spend('function-first', each, firstCostsPerFunction)
      for (const _time of [1, 2]) expect((await post(each, {}, {}, '203.0.113.34')).status).toBe(200)
    }
  })

  test('counts an admin’s calls against the admin’s own limit only', async () => {
    const [one, other] = [
      await signedInAs('one@example.com', 'owner'),
      await signedInAs('two@example.com', 'owner'),
    ]
    const { post } = limitedApp()
    await spend('function', name, costsPerFunction)
    await spend('function-first', name, firstCostsPerFunction)
    for (const _time of [1, 2])
      expect((await post(name, right, one.headers, '203.0.113.35')).status).toBe(200)
    await spend('admin', one.id, costsPerAdmin)
    expect((await post(name, right, one.headers, '203.0.113.35')).status).toBe(429)
    expect((await post('get-admin-testimonials', {}, one.headers, '203.0.113.35')).status).toBe(200)
    expect((await post(name, right, other.headers, '203.0.113.35')).status).toBe(200)
  })

  test('limits password hashing and mails for strangers, but not sign-ins', async () => {
    await addAccount(database, { email, role: 'owner' })
    const app = limitedApp()
    const ask = (path: string, body: object) =>
      app.requestJson(`/auth/v1/${path}`, body, from('203.0.113.36'), proxy)
    const asked: [string, string, object][] = [
      ['signup', 'signup', { email: 'new@example.com', password: 'nine slow violins outside' }],
      ['recover', 'recover', { email: 'new@example.com' }],
      ['resend', 'resend', { type: 'signup', email: 'new@example.com' }],
      ['set-up', 'set-up', { email, password: 'nine slow violins outside', token: randomUUID() }],
    ]
    for (const [path, counter, body] of asked) {
      const first = await ask(path, body)
      expect(first.status, path).toBe(path === 'set-up' ? 403 : 200)
      await spend('function', `auth-${counter}`, costsPerFunction)
      const refused = await ask(path, body)
      expect([refused.status, refused.body['code']], path).toEqual([429, 'over_request_rate_limit'])
    }
    await spend('function', 'auth-password', costsPerFunction)
    await spend('function-first', 'auth-password', firstCostsPerFunction)
    for (const _time of [1, 2]) expect((await signIn(app, '203.0.113.37')).status).toBe(200)
  })

  test('does not count sign-ups with an unacceptable password', async () => {
    const app = limitedApp()
    const given = { email: 'new@example.com', password: 'short' }
    expect((await app.requestJson('/auth/v1/signup', given)).status).toBe(422)
    expect(await spent('function')).toEqual([])
  })
})
