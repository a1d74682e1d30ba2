import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'
import { addAccount, adminPassword } from '#test/accounts'
import { createTestApp, testSecret } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { accessTokens } from './access-token.ts'
import { callerReader } from './caller-of.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const email = 'admin@example.com'

test('reads the caller’s role and session from the database on every request', async () => {
  await addAccount(database, { email, role: 'owner' })
  const { requestJson } = createTestApp(database)
  const { body } = await requestJson('/auth/v1/token?grant_type=password', { email, password: adminPassword })
  const headers = { authorization: `Bearer ${String(body['access_token'])}` }
  const tokens = accessTokens(testSecret)
  const { callerOf, accountOf } = callerReader({ database, tokens, now: () => new Date() })
  const request = () => new Request('http://site.example', { headers })
  const caller = () => callerOf(request())

  const [session] = await database.db.select().from(sessions)
  const ids = { userId: session?.user_id, sessionId: session?.id, expiresAt: expect.any(Date) as Date }
  expect(ids.sessionId).toBeDefined()
  expect(await caller()).toEqual({ role: 'owner', ...ids })
  await database.db.update(users).set({ role: null }).where(eq(users.email, email))
  expect(await caller()).toEqual({ role: 'user', ...ids })
  await database.db.delete(sessions)
  expect(await caller()).toEqual({ role: 'anonymous' })
  expect(await accountOf(request())).toBe(ids.userId)
})

test.each([
  ['another audience', { aud: 'another' }],
  ['another issuer', { iss: 'another' }],
  ['no audience', { aud: undefined }],
])('treats a token signed with the same secret for %s as anonymous', async (_what, changed) => {
  await addAccount(database, { email, role: 'owner' })
  const { requestJson } = createTestApp(database)
  const { body } = await requestJson('/auth/v1/token?grant_type=password', { email, password: adminPassword })
  const claims = { ...decodeJwt(String(body['access_token'])), ...changed }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(testSecret))
  const tokens = accessTokens(testSecret)
  const { callerOf } = callerReader({ database, tokens, now: () => new Date() })
  const headers = { authorization: `Bearer ${token}` }
  expect(await callerOf(new Request('http://site.example', { headers }))).toEqual({ role: 'anonymous' })
})

test('treats a request without a token as anonymous', async () => {
  const { callerOf } = callerReader({ database, tokens: accessTokens(testSecret), now: () => new Date() })
  expect(await callerOf(new Request('http://site.example'))).toEqual({ role: 'anonymous' })
})
