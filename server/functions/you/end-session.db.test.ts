import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sessions } from '#server/db/schema/sessions'
import { type TestDatabase, testDatabase } from '#test/database'
import { addMember, signInMember } from '#test/sign-in-member'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const sessionsOf = async (userId: string) =>
  (await database.db.select().from(sessions).where(eq(sessions.user_id, userId))).map(({ id }) => id)

test('end-session ends the given session at once, and ending it again is no error', async () => {
  const userId = await addMember(database, 'ada@example.com', 'viewer')
  const there = await signInMember(database, 'ada@example.com')
  const [id] = await sessionsOf(userId)
  const here = await signInMember(database, 'ada@example.com')
  expect((await here.call('end-session', { id })).body).toMatchObject({ data: { ended: 1 } })
  expect((await there.call('list-contacts', {})).status).toBe(401)
  expect((await there.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect((await here.call('list-contacts', {})).status).toBe(200)
  const again = await here.call('end-session', { id })
  expect([again.status, again.body]).toMatchObject([200, { data: { ended: 0 } }])
})

test('a colleague’s session cannot be ended, not even by an owner', async () => {
  const colleagueId = await addMember(database, 'bea@example.com', 'viewer')
  await addMember(database, 'ada@example.com', 'owner')
  const colleague = await signInMember(database, 'bea@example.com')
  const [id] = await sessionsOf(colleagueId)
  const { call } = await signInMember(database, 'ada@example.com')
  expect((await call('end-session', { id })).body).toMatchObject({ data: { ended: 0 } })
  expect((await colleague.call('list-contacts', {})).status).toBe(200)
})
