import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, adminPassword as password, fixedClock, listen } from '#test/accounts'
import { type TestDatabase, testDatabase } from '#test/database'
import { createThrottle } from '#server/auth/throttle'
import { authFactors } from '#server/db/schema/auth-factors'
import { deliveries } from '#server/db/schema/deliveries'
import { recoveryCodes } from '#server/db/schema/recovery-codes'
import { users } from '#server/db/schema/users'
import { resetFactors } from '#server/auth/factors/reset-factors'

let database: TestDatabase
let count = 0
const clock = fixedClock()
const stepMs = 30_000

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(() => clock.pass(60 * 60_000))

type Listening = Awaited<ReturnType<typeof listen>>
type Client = ReturnType<Listening['client']>

/** A signed-in owner on a site whose clock only the test moves. */
async function signedIn(options: Parameters<typeof listen>[1] = {}) {
  const email = `owner-${(count += 1)}@example.com`
  await addAccount(database, { email, role: 'owner' })
  const site = await listen(database, { now: clock.now, ...options })
  const client = await again(site, email)
  return { email, site, client }
}

async function again(site: Listening, email: string): Promise<Client> {
  const client = site.client()
  const { error } = await client.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return client
}

const codeOf = (secret: string, ms = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + ms })

async function enroll(client: Client) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (error) throw error
  const verified = await client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(data.totp.secret) })
  expect(verified.error).toBeNull()
  clock.pass(stepMs)
  return { factorId: data.id, secret: data.totp.secret, totp: data.totp }
}

const verify = (client: Client, factorId: string, code: string) =>
  client.mfa.challengeAndVerify({ factorId, code })

async function post(site: Listening, client: Client, path: string, body: object = {}) {
  const { data } = await client.getSession()
  const response = await fetch(`${site.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}

async function makeCodes(site: Listening, client: Client): Promise<string[]> {
  const { body } = await post(site, client, '/recovery-codes')
  return body['codes'] ?? []
}

describe('an authenticator app, through auth-js', () => {
  test('enrolling gives a QR code, a secret and an otpauth URI; the first code turns the factor on', async () => {
    const { client, email } = await signedIn()
    const before = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    const { totp } = await enroll(client)
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    expect(totp.uri).toContain(encodeURIComponent(email))
    expect(totp.uri).toContain(`secret=${totp.secret}`)
    const after = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(after.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(after.data?.currentAuthenticationMethods).toMatchObject([
      { method: 'totp' },
      { method: 'password' },
    ])
    const { data } = await client.mfa.listFactors()
    expect(data?.totp).toMatchObject([{ friendly_name: 'Phone', status: 'verified' }])
  })

  test('a password alone is aal1 afterwards; the code raises it, and a refreshed session stays at aal2', async () => {
    const { client, site, email } = await signedIn()
    const { factorId, secret } = await enroll(client)
    const next = await again(site, email)
    const level = await next.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    expect((await verify(next, factorId, codeOf(secret))).error).toBeNull()
    const { error } = await next.refreshSession()
    expect(error).toBeNull()
    const refreshed = await next.mfa.getAuthenticatorAssuranceLevel()
    expect(refreshed.data).toMatchObject({ currentLevel: 'aal2' })
  })

  test('a refresh token from before the second step is refused after it', async () => {
    const { client, site, email } = await signedIn()
    const { factorId, secret } = await enroll(client)
    const next = await again(site, email)
    const stolen = (await next.getSession()).data.session?.refresh_token ?? ''
    expect((await verify(next, factorId, codeOf(secret))).error).toBeNull()
    clock.pass(11_000)
    const { data, error } = await site.client().refreshSession({ refresh_token: stolen })
    expect([error?.code, data.session]).toEqual(['refresh_token_already_used', null])
  })

  test('turning on two-step sign-in ends the account’s other sessions', async () => {
    const { client, site, email } = await signedIn()
    const other = await again(site, email)
    await enroll(client)
    // auth-js forgets a session that has ended on the server.
    expect((await other.getUser()).data.user).toBeNull()
    expect((await client.getUser()).error).toBeNull()
  })

  test('a code works once, even in concurrent sessions within its time step', async () => {
    const { client, site, email } = await signedIn()
    const { factorId, secret } = await enroll(client)
    const code = codeOf(secret)
    const [first, second] = [await again(site, email), await again(site, email)]
    const results = await Promise.all([verify(first, factorId, code), verify(second, factorId, code)])
    expect(results.filter(({ error }) => error === null)).toHaveLength(1)
    const third = await again(site, email)
    expect((await verify(third, factorId, code)).error?.code).toBe('mfa_verification_failed')
  })

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('a phone whose clock is %i steps off is accepted: %s', async (steps, isAccepted) => {
    const { client, site, email } = await signedIn()
    const { factorId, secret } = await enroll(client)
    clock.pass(10 * stepMs)
    const next = await again(site, email)
    const { error } = await verify(next, factorId, codeOf(secret, steps * stepMs))
    expect(error?.code).toBe(isAccepted ? undefined : 'mfa_verification_failed')
  })

  test('an older code is refused once a newer one was accepted', async () => {
    const { client, site, email } = await signedIn()
    const { factorId, secret } = await enroll(client)
    const older = codeOf(secret, -stepMs)
    expect((await verify(await again(site, email), factorId, codeOf(secret))).error).toBeNull()
    expect((await verify(await again(site, email), factorId, older)).error).not.toBeNull()
  })

  test('after five wrong codes in fifteen minutes, the right code is refused as well', async () => {
    const { client, site, email } = await signedIn({ throttle: createThrottle(database) })
    const { factorId, secret } = await enroll(client)
    const next = await again(site, email)
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await verify(next, factorId, wrong)).error?.code).toBe('mfa_verification_failed')
    expect((await verify(next, factorId, codeOf(secret))).error?.code).toBe('over_request_rate_limit')
  })

  test('a challenge belongs to its session, and ends after five minutes', async () => {
    const { client, site, email } = await signedIn()
    const { factorId, secret } = await enroll(client)
    const [mine, other] = [await again(site, email), await again(site, email)]
    const { data } = await mine.mfa.challenge({ factorId })
    const challengeId = data?.id ?? ''
    const foreign = await other.mfa.verify({ factorId, challengeId, code: codeOf(secret) })
    expect(foreign.error?.code).toBe('mfa_challenge_expired')
    clock.pass(5 * 60_000)
    const late = await mine.mfa.verify({ factorId, challengeId, code: codeOf(secret) })
    expect(late.error?.code).toBe('mfa_challenge_expired')
  })

  test('without the second step nobody adds or removes a factor, or sets a new password', async () => {
    const { client, site, email } = await signedIn()
    const { factorId } = await enroll(client)
    const next = await again(site, email)
    const codes = [
      (await next.mfa.enroll({ factorType: 'totp' })).error?.code,
      (await next.mfa.unenroll({ factorId })).error?.code,
      (await next.updateUser({ password: 'another long password of mine' })).error?.code,
      (await post(site, next, '/recovery-codes')).body['code'],
    ]
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'insufficient_aal'))
  })

  test('another account’s factor cannot be found', async () => {
    const { client } = await signedIn()
    const { factorId } = await enroll(client)
    const stranger = await signedIn()
    expect((await stranger.client.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found')
    expect((await stranger.client.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
  })

  test('after unenrolling, the password alone is enough again', async () => {
    const { client, site, email } = await signedIn()
    const { factorId } = await enroll(client)
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
    const next = await again(site, email)
    const level = await next.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  test('the secret is stored sealed and never returned again', async () => {
    const { client } = await signedIn()
    const { factorId, secret } = await enroll(client)
    const [row] = await database.db.select().from(authFactors).where(eq(authFactors.id, factorId))
    expect(row?.secret).not.toContain(secret)
    expect(JSON.stringify(await client.getUser())).not.toContain(secret)
  })
})

describe('recovery codes', () => {
  test('are ten, stored as hashes, and each signs in once', async () => {
    const { client, site, email } = await signedIn()
    await enroll(client)
    const codes = await makeCodes(site, client)
    expect(new Set(codes).size).toBe(10)
    const rows = await database.db.select().from(recoveryCodes)
    expect(rows.some(({ code_hash }) => codes.some((code) => code_hash.includes(code)))).toBe(false)
    const next = await again(site, email)
    const typed = codes[0]?.toLowerCase().replace('-', ' ')
    const used = await post(site, next, '/recovery-codes/verify', { code: typed })
    expect(used.status).toBe(200)
    const repeated = await post(site, await again(site, email), '/recovery-codes/verify', { code: codes[0] })
    expect(repeated.body['code']).toBe('mfa_verification_failed')
  })

  test('new ones replace the old ones, and the account’s owner gets a mail', async () => {
    const { client, site, email } = await signedIn()
    await enroll(client)
    const [old] = await makeCodes(site, client)
    await makeCodes(site, client)
    const { status } = await post(site, await again(site, email), '/recovery-codes/verify', { code: old })
    expect(status).toBe(422)
    const mails = await database.db.select().from(deliveries).where(eq(deliveries.recipient, email))
    expect(mails.map(({ payload }) => Object(payload)['news'])).toEqual(['added', 'codes-made', 'codes-made'])
  })

  test('cannot be made without a second factor', async () => {
    const { client, site } = await signedIn()
    expect((await post(site, client, '/recovery-codes')).status).toBe(422)
  })
})

test('resetting the factors ends the sessions, makes the password enough again and mails the account', async () => {
  const { client, site, email } = await signedIn()
  await enroll(client)
  const [user] = await database.db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error('no user')
  const act = { userId: null, action: 'reset-factors', now: clock.now() }
  expect(await database.db.transaction((tx) => resetFactors(tx, user, act))).toBe(1)
  expect((await client.getUser()).data.user).toBeNull()
  const level = await (await again(site, email)).mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ nextLevel: 'aal1' })
  const mails = await database.db.select().from(deliveries).where(eq(deliveries.recipient, email))
  expect(mails.map(({ payload }) => Object(payload)['news'])).toContain('reset')
})
