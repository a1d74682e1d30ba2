import { beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database'
import { asOwner } from '#test/invite'
import { actsIn } from '#test/log'
import { putAccount } from '#test/team'
import { users } from '#server/db/schema/users'
import { userByEmail } from '#server/queries/accounts/users.server'
import { eq } from 'drizzle-orm'
import { signInMember, rolesNow, addMember } from '#test/sign-in-member'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const ada = 'ada@example.com'

test('a changed role applies from the next call of an existing session', async () => {
  await putAccount(database.db, 'owner', 'nora@example.com')
  const id = await addMember(database, ada, 'editor')
  const { call } = await signInMember(database, ada)
  const note = { email: 'lead@example.com', name: 'Lead' }
  expect((await call('create-contact', note)).status).toBe(200)
  expect((await asOwner(database).post('set-member-role', { id, role: 'viewer' })).body).toMatchObject({
    logId: null,
  })
  const refused = await call('create-contact', { ...note, email: 'other@example.com' })
  expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('ask an owner')])
  expect((await call('list-contacts', {})).status).toBe(200)
  const act = (await actsIn(database)).at(-1)
  expect(act).toMatchObject({
    action: 'set-member-role',
    before: { role: 'editor' },
    after: { role: 'viewer' },
  })
})

test('set-member-role refuses the caller’s own account, and the last owner', async () => {
  const nora = await putAccount(database.db, 'owner', 'nora@example.com')
  await addMember(database, ada, 'owner')
  const own = await asOwner(database).post('set-member-role', { id: nora, role: 'editor' })
  expect([own.status, own.body.error]).toEqual([409, expect.stringContaining('your own role')])
  // Ada is the only one left once Nora is none.
  await database.db.update(users).set({ role: 'viewer' }).where(eq(users.id, nora))
  const id = (await userByEmail(database.db, ada))?.id
  const last = await asOwner(database).post('set-member-role', { id, role: 'editor' })
  expect([last.status, last.body.error]).toEqual([409, expect.stringContaining('the last owner')])
  expect(await rolesNow(database)).toMatchObject({ [ada]: 'owner' })
})

test('of two owners who demote each other concurrently, one stays an owner', async () => {
  for (let round = 0; round < 5; round += 1) {
    database = await testDatabase()
    const emails = [ada, 'bea@example.com'] as const
    const ids = [
      await addMember(database, emails[0], 'owner'),
      await addMember(database, emails[1], 'owner'),
    ] as const
    const [one, other] = [await signInMember(database, emails[0]), await signInMember(database, emails[1])]
    const answers = await Promise.all([
      one.call('set-member-role', { id: ids[1], role: 'viewer' }),
      other.call('set-member-role', { id: ids[0], role: 'viewer' }),
    ])
    const roles = Object.values(await rolesNow(database))
    expect(roles.filter((role) => role === 'owner')).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }
}, 60_000)

test('set-member-role returns 404 for somebody who has left the team', async () => {
  const id = await addMember(database, ada, 'viewer')
  await asOwner(database).post('remove-member', { id })
  const { status, body } = await asOwner(database).post('set-member-role', { id, role: 'owner' })
  expect([status, body.error]).toEqual([404, expect.stringContaining('aren’t in the team anymore')])
  expect(await rolesNow(database)).toEqual({ [ada]: null })
})
