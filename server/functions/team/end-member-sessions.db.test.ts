import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database'
import { asOwner } from '#test/invite'
import { actsIn } from '#test/log'
import { putFactor } from '#test/put-factor'
import { addMember, signInMember } from '#test/sign-in-member'
import { putAccount } from '#test/team'
import { authFactors } from '#server/db/schema/auth-factors'

let database: TestDatabase
let ownerId: string
beforeEach(async () => {
  database = await testDatabase()
  ownerId = await putAccount(database.db, 'owner', 'nora@example.com')
})

const ada = 'ada@example.com'
const end = (id: string) => asOwner(database).post('end-member-sessions', { id })

test('end-member-sessions signs a member out everywhere, and keeps role and second factor', async () => {
  const id = await addMember(database, ada, 'viewer')
  await addMember(database, 'bea@example.com', 'viewer')
  await putFactor(database.db, id)
  const own = [await signInMember(database, ada), await signInMember(database, ada)]
  const colleague = await signInMember(database, 'bea@example.com')
  const { status, body } = await end(id)
  expect([status, body]).toMatchObject([200, { data: { ended: 2 }, logId: null }])
  for (const { call, auth } of own) {
    expect((await call('list-contacts', {})).status).toBe(401)
    expect((await auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  }
  expect((await colleague.call('list-contacts', {})).status).toBe(200)
  expect((await actsIn(database)).at(-1)).toMatchObject({
    action: 'end-member-sessions',
    before: { sessions: 2 },
    after: { sessions: 0 },
  })
  expect(await database.db.select().from(authFactors)).toHaveLength(1)
  const again = await signInMember(database, ada)
  expect((await again.call('list-contacts', {})).status).toBe(200)
})

test('end-member-sessions for a member who is not signed in ends nothing and logs nothing', async () => {
  const id = await addMember(database, ada, 'viewer')
  expect((await end(id)).body).toMatchObject({ data: { ended: 0 } })
  expect(await actsIn(database)).toEqual([])
})

test('end-member-sessions refuses the caller’s own account, an unknown one and one outside the team', async () => {
  const own = await end(ownerId)
  expect([own.status, own.body.error]).toEqual([409, expect.stringContaining('under Settings, You')])
  expect((await end(randomUUID())).status).toBe(404)
  const id = await addMember(database, ada, 'editor')
  await asOwner(database).post('remove-member', { id })
  expect((await end(id)).status).toBe(404)
})
