import { beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database'
import { accept, invite, asOwner } from '#test/invite'
import { actsIn } from '#test/log'
import { invitations } from '#server/db/schema/invitations'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

test('revoking an invitation deletes it with its links, and revoking it again is not logged', async () => {
  const token = await invite(database)
  const [{ id } = { id: '' }] = await database.db.select().from(invitations)
  for (let time = 0; time < 2; time += 1)
    expect((await asOwner(database).post('revoke-invitation', { id })).body).toEqual({
      data: { id },
      logId: null,
    })
  expect(await database.db.select().from(invitations)).toEqual([])
  expect(await database.db.select().from(oneTimeTokens)).toEqual([])
  expect((await accept(database, token)).body).toEqual({ data: null })
  const acts = await actsIn(database)
  expect(acts.map(({ action }) => action)).toEqual(['invite-member', 'revoke-invitation'])
})
