import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { declaredAccess } from './access.ts'
import { addAccount, adminPassword, password } from './accounts.ts'
import { createTestApp, testSecret } from './app.ts'
import { countAllRows, type TestDatabase, testDatabase } from './database.ts'
import { exampleBodies } from './examples.ts'
import { putExampleHeldSubmissions } from './held-submissions.ts'
import { defineContract } from '#contracts/contract'
import { accessTokens } from '#server/auth/access-token'
import { addSampleContent } from '#server/sample-content'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'
import { type Access, defineFunction } from '#server/calls/define-function'
import { functions } from '#server/functions/index'

/** So that each kind of access is tried even where no function of the site has it. */
const samples = (['user', 'admin'] as const).map((access) => {
  const contract = defineContract({
    name: `sample-for-${access}`,
    input: z.strictObject({}),
    output: z.object({}),
  })
  return defineFunction(contract, {
    access,
    async handle({ tx, now }) {
      await tx.insert(scoreFeedback).values({ id: randomUUID(), rating: 5, created_at: now })
      return {}
    },
  })
})
const allFunctions = [...functions, ...samples]

let database: TestDatabase
let app: ReturnType<typeof createTestApp>
/** What each caller sends as `authorization`. */
let headers: Record<string, string>

beforeAll(async () => {
  database = await testDatabase()
  // What examples change has to be there.
  await addSampleContent(database, new Date())
  await putExampleHeldSubmissions(database.db)
  app = createTestApp(database, { functions: allFunctions })
  const user = await signIn('user@example.com', null)
  const admin = await signIn('admin@example.com', 'admin')
  const demoted = await signIn('demoted@example.com', 'admin')
  await database.db.update(users).set({ role: null }).where(eq(users.email, 'demoted@example.com'))
  const signedOut = await signIn('gone@example.com', 'admin')
  await database.db.delete(sessions).where(eq(sessions.user_id, signedOut.userId))

  const claims = { session_id: admin.sessionId, role: 'admin', app_metadata: { role: 'admin' } }
  const forged = new UnsecuredJWT(claims).setSubject(admin.userId).setIssuer('site-auth')
  const otherKey = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject(admin.userId)
  const hourFromNow = Math.floor(Date.now() / 1000) + 3600
  headers = {
    anonymous: '',
    user: user.token,
    admin: admin.token,
    expired: await admin.tokenOf(new Date(Date.now() - 3_600_000)),
    'forged none': forged.setAudience('authenticated').setExpirationTime(hourFromNow).encode(),
    'wrong key': await otherKey
      .setIssuer('site-auth')
      .setAudience('authenticated')
      .setExpirationTime(hourFromNow)
      .sign(new TextEncoder().encode('another secret than the one of the tests')),
    'refresh token': admin.refreshToken,
    'demoted admin': demoted.token,
    'signed-out admin': signedOut.token,
  }
})

async function signIn(email: string, role: 'admin' | null) {
  await addAccount(database, { email, role })
  const { body } = await app.requestJson('/auth/v1/token?grant_type=password', {
    email,
    password: role === 'admin' ? adminPassword : password,
  })
  const [user] = await database.db.select().from(users).where(eq(users.email, email))
  const [session] = await database.db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, user?.id ?? ''))
  if (!user || !session) throw new Error(`${email} is not signed in`)
  return {
    userId: user.id,
    sessionId: session.id,
    token: String(body['access_token']),
    refreshToken: String(body['refresh_token']),
    tokenOf: (now: Date) => accessTokens(testSecret).sign({ user, session, now }),
  }
}

/** What a caller who may not gets; undefined for one who may. */
const refusals: Record<string, Record<Access, 401 | 403 | undefined>> = {
  anonymous: { public: undefined, user: 401, admin: 401 },
  user: { public: undefined, user: undefined, admin: 403 },
  admin: { public: undefined, user: undefined, admin: undefined },
  expired: { public: undefined, user: 401, admin: 401 },
  'forged none': { public: undefined, user: 401, admin: 401 },
  'wrong key': { public: undefined, user: 401, admin: 401 },
  'refresh token': { public: undefined, user: 401, admin: 401 },
  'demoted admin': { public: undefined, user: undefined, admin: 403 },
  'signed-out admin': { public: undefined, user: 401, admin: 401 },
}

const expectedAccess: Record<string, Access> = {
  ...declaredAccess,
  'sample-for-user': 'user',
  'sample-for-admin': 'admin',
}

test('every function is in the matrix', () => {
  expect(Object.keys(expectedAccess).toSorted()).toEqual(
    allFunctions.map(({ contract }) => contract.name).toSorted(),
  )
})

describe.each(allFunctions.map(({ contract }) => contract.name))('%s', (name) => {
  test.each(Object.keys(refusals))('%s', async (caller) => {
    const refusal = refusals[caller]?.[expectedAccess[name] ?? 'admin']
    const before = await countAllRows(database)
    const token = headers[caller]
    const sent: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await app.post(name, exampleBodies[name] ?? {}, sent)
    if (refusal === undefined) {
      expect(answer.status, answer.body.error).toBe(200)
      return
    }
    expect(answer.status).toBe(refusal)
    expect(answer.body.code).toBe(refusal === 401 ? 'unauthorized' : 'forbidden')
    expect(await countAllRows(database)).toBe(before)
  })
})
