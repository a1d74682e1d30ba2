import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { authFactors } from '#server/db/schema/auth-factors'
import { deliveries } from '#server/db/schema/deliveries'
import { recoveryCodes } from '#server/db/schema/recovery-codes'
import { callerWith } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { asOwner } from '#test/invite'
import { actsIn } from '#test/log'
import { putFactor } from '#test/put-factor'
import { addMember, signInMember } from '#test/sign-in-member'
import { putAccount } from '#test/team'

let database: TestDatabase
let ownerId: string
beforeEach(async () => {
  database = await testDatabase()
  ownerId = await putAccount(database.db, 'owner', 'nora@example.com')
})

const ada = 'ada@example.com'
const reset = (id: string) => asOwner(database).post('reset-member-factors', { id })
const mails = () => database.db.select().from(deliveries)

test('reset-member-factors deletes factors and codes, ends sessions, mails the member and is logged', async () => {
  const { db } = database
  const id = await addMember(database, ada, 'editor')
  await putFactor(db, id)
  await db.insert(recoveryCodes).values({ code_hash: 'a hash', user_id: id, created_at: new Date() })
  const { auth, call } = await signInMember(database, ada)
  const { status, body } = await reset(id)
  expect(status, body.error).toBe(200)
  expect(body).toMatchObject({ data: { id }, logId: null })
  expect(await db.select().from(authFactors)).toEqual([])
  expect(await db.select().from(recoveryCodes)).toEqual([])
  expect((await call('list-contacts', {})).status).toBe(401)
  expect((await auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect(await mails()).toMatchObject([
    { kind: 'second-factor-mail', recipient: ada, payload: { email: ada, news: 'reset' } },
  ])
  expect((await actsIn(database)).at(-1)).toMatchObject({
    action: 'reset-member-factors',
    user_id: callerWith('owner').userId,
    before: { factors: 1 },
    after: { factors: 0 },
  })
  // Again does nothing, and sends nothing.
  expect((await reset(id)).status).toBe(200)
  expect([(await mails()).length, (await actsIn(database)).length]).toEqual([1, 1])
})

test('reset-member-factors leaves an account without a second factor signed in', async () => {
  const id = await addMember(database, ada, 'editor')
  const { call } = await signInMember(database, ada)
  expect((await reset(id)).status).toBe(200)
  expect((await call('list-contacts', {})).status).toBe(200)
  expect(await mails()).toEqual([])
})

test('reset-member-factors refuses the caller’s own account and an unknown one, and changes nothing', async () => {
  await putFactor(database.db, ownerId)
  const own = await reset(ownerId)
  expect([own.status, own.body.error]).toEqual([409, expect.stringContaining('under Settings, You')])
  expect((await reset(randomUUID())).status).toBe(404)
  expect(await database.db.select().from(authFactors)).toHaveLength(1)
  expect(await mails()).toEqual([])
})
