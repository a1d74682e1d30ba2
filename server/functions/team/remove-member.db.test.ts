import { beforeEach, expect, test } from 'vitest'
import { callerWith } from '#test/app'
import { testDatabase, type TestDatabase } from '#test/database'
import { asOwner } from '#test/invite'
import { actsIn } from '#test/log'
import { putAccount } from '#test/team'
import { refreshTokens } from '#server/db/schema/refresh-tokens'
import { users } from '#server/db/schema/users'
import { userByEmail } from '#server/queries/accounts/users.server'
import { eq } from 'drizzle-orm'
import { signInMember, rolesNow, addMember } from '#test/sign-in-member'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const ada = 'ada@example.com'

test('a removed member’s sessions and refresh tokens end at once, and their name stays', async () => {
  await putAccount(database.db, 'owner', 'nora@example.com')
  const id = await addMember(database, ada, 'editor')
  const { auth, call } = await signInMember(database, ada)
  expect((await call('list-contacts', {})).status).toBe(200)
  const { body } = await asOwner(database).post('remove-member', { id })
  expect(body).toMatchObject({ data: { id }, logId: null })
  expect((await call('list-contacts', {})).status).toBe(401)
  expect((await auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect(await database.db.select().from(refreshTokens)).toEqual([])
  expect(await rolesNow(database)).toMatchObject({ [ada]: null })
  const act = (await actsIn(database)).at(-1)
  expect(act).toMatchObject({ action: 'remove-member', before: { role: 'editor' }, after: { role: null } })
  expect(act?.user_id).toBe(callerWith('owner').userId)
  // Again is not an error, and is not logged again.
  expect((await asOwner(database).post('remove-member', { id })).status).toBe(200)
  expect(await actsIn(database)).toHaveLength(1)
})

test('remove-member refuses the caller’s own account, and the last owner', async () => {
  const nora = await putAccount(database.db, 'owner', 'nora@example.com')
  await addMember(database, ada, 'owner')
  const own = await asOwner(database).post('remove-member', { id: nora })
  expect([own.status, own.body.error]).toEqual([409, expect.stringContaining('your own role')])
  // Ada is the only one left once Nora is none.
  await database.db.update(users).set({ role: 'viewer' }).where(eq(users.id, nora))
  const id = (await userByEmail(database.db, ada))?.id
  const last = await asOwner(database).post('remove-member', { id })
  expect([last.status, last.body.error]).toEqual([409, expect.stringContaining('the last owner')])
  expect(await rolesNow(database)).toMatchObject({ [ada]: 'owner' })
})

test('of two owners who remove each other concurrently, one stays an owner', async () => {
  for (let round = 0; round < 5; round += 1) {
    database = await testDatabase()
    const emails = [ada, 'bea@example.com'] as const
    const ids = [
      await addMember(database, emails[0], 'owner'),
      await addMember(database, emails[1], 'owner'),
    ] as const
    const [one, other] = [await signInMember(database, emails[0]), await signInMember(database, emails[1])]
    const answers = await Promise.all([
      one.call('remove-member', { id: ids[1] }),
      other.call('remove-member', { id: ids[0] }),
    ])
    const roles = Object.values(await rolesNow(database))
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }
}, 60_000)
