import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { declaredAccess } from './access.ts'
import { addAccount, adminPassword, password } from './accounts.ts'
import { createTestApp, testSecret } from './app.ts'
import { countAllRows, type TestDatabase, testDatabase } from './database.ts'
import { putExampleContent } from './example-content.ts'
import { exampleBodies } from './examples.ts'
import { putExampleRows } from './example-rows.ts'
import { defineContract } from '#contracts/contract'
import { type AdminRole, adminRoles, isAdminRole } from '#domain/role'
import { accessTokens } from '#server/auth/access-token'
import { addSampleContent } from '#server/process/sample-content'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import type { Transaction } from '#server/db/connect'
import { authFactors } from '#server/db/schema/auth-factors'
import { sessions } from '#server/db/schema/sessions'
import { users } from '#server/db/schema/users'
import type { FunctionDefinition } from '#server/calls/any-function'
import { type Access, defineChange, defineFunction } from '#server/calls/define-function'
import { functions } from '#server/functions/index'

/** Ensures that each kind of access is tried even if no function uses it. */
const sampleFor = (access: Access) =>
  defineContract({ name: `sample-for-${access}`, input: z.strictObject({}), output: z.object({}) })
const store = (tx: Transaction, now: Date) =>
  tx.insert(scoreFeedback).values({ id: randomUUID(), rating: 5, created_at: now })
const samples = [
  defineFunction(sampleFor('user'), {
    access: 'user',
    async handle({ tx, now }) {
      await store(tx, now)
      return {}
    },
  }),
  ...adminRoles.map((access) =>
    defineChange(sampleFor(access), {
      access,
      async change({ tx, now }) {
        await store(tx, now)
        return { answer: {}, changes: [] }
      },
    }),
  ),
]
const allFunctions: readonly FunctionDefinition[] = [...functions, ...samples]

let database: TestDatabase
let app: ReturnType<typeof createTestApp>
/** The `authorization` header of each caller. */
let headers: Record<string, string>

beforeAll(async () => {
  database = await testDatabase()
  // The rows that examples change must exist.
  await addSampleContent(database, new Date())
  await putExampleRows(database.db)
  app = createTestApp(database, { functions: allFunctions })
  const user = await signIn('user@example.com', null)
  const viewer = await signIn('viewer@example.com', 'viewer')
  const editor = await signIn('editor@example.com', 'editor')
  const owner = await signIn('owner@example.com', 'owner')
  const dismissed = await signIn('dismissed@example.com', 'owner')
  await database.db.update(users).set({ role: null }).where(eq(users.email, 'dismissed@example.com'))
  const demoted = await signIn('demoted@example.com', 'owner')
  await database.db.update(users).set({ role: 'viewer' }).where(eq(users.email, 'demoted@example.com'))
  const unknown = await signIn('unknown@example.com', 'owner')
  await database.db.execute(sql`update users set role = 'admin' where email = 'unknown@example.com'`)
  const protectedOwner = await signIn('protected@example.com', 'owner')
  await addFactor(protectedOwner.userId)
  const secondStep = await signIn('second-step@example.com', 'owner')
  await addFactor(secondStep.userId)
  await database.db.update(sessions).set({ aal: 'aal2' }).where(eq(sessions.id, secondStep.sessionId))
  const signedOut = await signIn('gone@example.com', 'owner')
  await database.db.delete(sessions).where(eq(sessions.user_id, signedOut.userId))

  const claims = { session_id: owner.sessionId, role: 'owner', app_metadata: { role: 'owner' } }
  const forged = new UnsecuredJWT(claims).setSubject(owner.userId).setIssuer('site-auth')
  const otherKey = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject(owner.userId)
  const hourFromNow = Math.floor(Date.now() / 1000) + 3600
  headers = {
    anonymous: '',
    user: user.token,
    viewer: viewer.token,
    editor: editor.token,
    owner: owner.token,
    expired: await owner.tokenOf(new Date(Date.now() - 3_600_000)),
    'forged none': forged.setAudience('authenticated').setExpirationTime(hourFromNow).encode(),
    'wrong key': await otherKey
      .setIssuer('site-auth')
      .setAudience('authenticated')
      .setExpirationTime(hourFromNow)
      .sign(new TextEncoder().encode('another secret than the one of the tests')),
    'refresh token': owner.refreshToken,
    'owner no more': dismissed.token,
    'owner made a viewer': demoted.token,
    'a role nobody knows': unknown.token,
    'signed-out owner': signedOut.token,
    'owner at aal1 with a factor': protectedOwner.token,
    'owner at aal2': secondStep.token,
  }
})

const addFactor = (userId: string) =>
  database.db.insert(authFactors).values({
    id: randomUUID(),
    user_id: userId,
    factor_type: 'totp',
    status: 'verified',
    friendly_name: '',
    created_at: new Date(),
    updated_at: new Date(),
  })

async function signIn(email: string, role: AdminRole | null) {
  await addAccount(database, { email, role })
  const { body } = await app.requestJson('/auth/v1/token?grant_type=password', {
    email,
    password: role ? adminPassword : password,
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

const asNobody = { public: undefined, user: 401, viewer: 401, editor: 401, owner: 401 } as const
const asUser = { public: undefined, user: undefined, viewer: 403, editor: 403, owner: 403 } as const
const asViewer = { public: undefined, user: undefined, viewer: undefined, editor: 403, owner: 403 } as const

/** The response for a caller without permission; undefined with permission. */
const refusals: Record<string, Record<Access, 401 | 403 | undefined>> = {
  anonymous: asNobody,
  user: asUser,
  viewer: asViewer,
  editor: { public: undefined, user: undefined, viewer: undefined, editor: undefined, owner: 403 },
  owner: { public: undefined, user: undefined, viewer: undefined, editor: undefined, owner: undefined },
  expired: asNobody,
  'forged none': asNobody,
  'wrong key': asNobody,
  'refresh token': asNobody,
  'owner no more': asUser,
  'owner made a viewer': asViewer,
  'a role nobody knows': asUser,
  'signed-out owner': asNobody,
}

const expectedAccess: Record<string, Access> = {
  ...declaredAccess,
  // Viewers may export while the owner allows it, which is tested below.
  'create-export': 'editor',
  'sample-for-user': 'user',
  'sample-for-viewer': 'viewer',
  'sample-for-editor': 'editor',
  'sample-for-owner': 'owner',
}

describe('a second factor', () => {
  test.each(allFunctions.map((definition) => [definition.contract.name, definition] as const))(
    '%s: reading works without the second step, changing is refused as mfa_required',
    async (name, { access, shape }) => {
      const isChange = isAdminRole(access) && shape !== 'read'
      const before = await countAllRows(database)
      for (const [caller, isRefused] of [
        ['owner at aal1 with a factor', isChange],
        ['owner at aal2', false],
      ] as const) {
        const answer = await app.post(name, exampleBodies[name] ?? {}, {
          authorization: `Bearer ${headers[caller]}`,
        })
        expect([answer.status, answer.body.code], `${caller}: ${answer.body.error}`).toEqual(
          isRefused ? [403, 'mfa_required'] : [200, undefined],
        )
        if (isRefused) expect(await countAllRows(database)).toBe(before)
      }
    },
  )
})

test('every function is in the access matrix', () => {
  expect(Object.keys(expectedAccess).toSorted()).toEqual(
    allFunctions.map(({ contract }) => contract.name).toSorted(),
  )
})

// Resets the content, because an earlier call may have published or saved another version.
beforeEach(() => putExampleContent(database.db))

describe.each(allFunctions.map(({ contract }) => contract.name))('%s', (name) => {
  test.each(Object.keys(refusals))('caller “%s” gets the status of the access matrix', async (caller) => {
    const refusal = refusals[caller]?.[expectedAccess[name] ?? 'owner']
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

describe('create-export while the owner allows viewers to export', () => {
  test.each(Object.keys(refusals))('caller “%s” gets the status of the access matrix', async (caller) => {
    const refusal = refusals[caller]?.viewer
    const allowing = createTestApp(database, { outside: { viewersMayExport: true } })
    const token = headers[caller]
    const sent: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await allowing.post('create-export', exampleBodies['create-export'], sent)
    expect(answer.status, answer.body.error).toBe(refusal ?? 200)
  })
})
