import { beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database'
import { addAccount, adminPassword, listen, password, fixedClock } from '#test/accounts'
import { createTestApp, testSecret } from '#test/app'
import { loggedIn } from '#test/log'
import { users } from '#server/db/schema/users'
import { userByEmail } from '#server/queries/accounts/users.server'
import { ensureAdmin, setUpToken } from './first-admin.ts'
import { isPassword } from './password-hash.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const email = 'ada@example.com'

const given = (now = new Date()) => ({ secret: testSecret, now })

describe('the first admin', () => {
  const setUp = (body: object) => createTestApp(database).requestJson('/auth/v1/set-up', body)

  test('is created with the printed link, once', async () => {
    const token = await setUpToken(database, given())
    const weak = await setUp({ token, email, password: 'too short' })
    expect(weak.body).toMatchObject({ code: 'weak_password' })
    const answers = await Promise.all(
      ['a', 'b'].map((name) => setUp({ token, email: `${name}@example.com`, password: adminPassword })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    const made = await database.db.select().from(users)
    expect(made.map(({ role }) => role)).toEqual(['owner'])
    const on = { user_id: null, subject_kind: 'account', subject_id: made[0]?.id }
    expect(await loggedIn(database)).toMatchObject([{ ...on, action: 'set-up', after: { role: 'owner' } }])
    expect(await setUpToken(database, given())).toBeUndefined()
  })

  test.each(['an admin made otherwise', 'another secret'])('the link is revoked by %s', async (what) => {
    const token = await setUpToken(database, given())
    if (what === 'an admin made otherwise')
      await ensureAdmin(database, { email: 'b@example.com', password: adminPassword, now: new Date() })
    else expect(await setUpToken(database, { ...given(), secret: 'another of the tests' })).not.toBe(token)
    const answer = await setUp({ token, email, password: adminPassword })
    expect(answer.status).toBe(403)
    expect(await userByEmail(database.db, email)).toBeUndefined()
  })

  test('the link is the same in all processes and after restarts, and valid until it is used', async () => {
    const clock = fixedClock()
    const together = await Promise.all([1, 2, 3].map(() => setUpToken(database, given(clock.now()))))
    clock.pass(30 * 24 * 3_600_000)
    const later = await setUpToken(database, given(clock.now()))
    expect(new Set([...together, later]).size).toBe(1)
    const app = createTestApp(database, { now: clock.now })
    const answer = await app.requestJson('/auth/v1/set-up', { token: later, email, password: adminPassword })
    expect(answer.status).toBe(200)
  })

  test('a deleted owner does not revive the old link', async () => {
    const token = await setUpToken(database, given())
    expect((await setUp({ token, email, password: adminPassword })).status).toBe(200)
    await database.db.update(users).set({ role: null })
    expect(await setUpToken(database, given())).not.toBe(token)
    expect((await setUp({ token, email, password: adminPassword })).status).toBe(403)
  })

  test.each(['viewer', 'editor'] as const)(
    'can still be created with the link while there is only a %s',
    async (role) => {
      await addAccount(database, { email, role })
      expect(await setUpToken(database, given())).toBeDefined()
    },
  )

  test('ensureAdmin promotes an account and ends its sessions; repeating it changes nothing', async () => {
    await addAccount(database, { email })
    const auth = (await listen(database)).client()
    await auth.signInWithPassword({ email, password })
    const wanted = { email, password: adminPassword, now: new Date() }
    await ensureAdmin(database, wanted)
    const admin = await userByEmail(database.db, email)
    expect(admin?.role).toBe('owner')
    expect(await isPassword(admin?.password_hash, adminPassword)).toBe(true)
    expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError')

    await auth.signInWithPassword({ email, password: adminPassword })
    await ensureAdmin(database, wanted)
    expect((await auth.getUser()).error).toBeNull()
    expect(await loggedIn(database)).toMatchObject([
      { action: 'settings', before: { role: null }, after: { role: 'owner', password: 'new' } },
    ])
  })
})
