import { beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database'
import { addAccount, adminPassword, listen, password, standingClock } from '#test/accounts'
import { createTestApp } from '#test/app'
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
    expect(made.map(({ role }) => role)).toEqual(['owner'])
    const on = { user_id: null, subject_kind: 'account', subject_id: made[0]?.id }
    expect(await loggedIn(database)).toMatchObject([{ ...on, action: 'set-up', after: { role: 'owner' } }])
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

  test.each(['viewer', 'editor'] as const)('is still to be made while there is only a %s', async (role) => {
    await addAccount(database, { email, role })
    expect(await setUpToken(database, new Date())).toBeDefined()
  })

  test('comes from the environment, made or updated', async () => {
    await addAccount(database, { email })
    const auth = (await listen(database)).client()
    await auth.signInWithPassword({ email, password })
    const given = { email, password: adminPassword, now: new Date() }
    await ensureAdmin(database, given)
    const admin = await userByEmail(database.db, email)
    expect(admin?.role).toBe('owner')
    expect(await isPassword(admin?.password_hash, adminPassword)).toBe(true)
    expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError')

    await auth.signInWithPassword({ email, password: adminPassword })
    await ensureAdmin(database, given)
    expect((await auth.getUser()).error).toBeNull()
    expect(await loggedIn(database)).toMatchObject([
      { action: 'settings', before: { role: null }, after: { role: 'owner', password: 'new' } },
    ])
  })
})
