import { beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database'
import { accept, invite, asOwner, asVisitor } from '#test/invite'
import { invitations } from '#server/db/schema/invitations'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

test('unknown, used, revoked, replaced and expired invitation links get the same responses', async () => {
  const used = await invite(database)
  await accept(database, used)
  const revoked = await invite(database, { role: 'viewer', email: 'sam@marchetti.example' })
  const [{ id } = { id: '' }] = await database.db.select().from(invitations)
  expect((await asOwner(database).post('revoke-invitation', { id })).body).toMatchObject({
    data: { id },
    logId: null,
  })
  const replaced = await invite(database, { role: 'viewer', email: 'lena@marchetti.example' })
  const expired = await invite(database, { role: 'viewer', email: 'lena@marchetti.example' })
  await database.db.update(invitations).set({ expires_at: new Date(Date.now() - 1000) })
  const answers = []
  for (const token of ['of-no-mail', used, revoked, replaced, expired]) {
    const [shown, accepted] = [
      await asVisitor(database).post('get-invitation', { token }),
      await accept(database, token),
    ]
    answers.push([shown.status, shown.body, accepted.status, accepted.body])
  }
  const ended = { data: null }
  for (const answer of answers) expect(answer).toEqual([200, ended, 200, ended])
})
