import { beforeEach, expect, test } from 'vitest'
import { exportTickets } from '#server/db/schema/export-tickets'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

test('answers the address of a file, keeps no ticket as it is, and stands in the log', async () => {
  const asked = { what: 'contacts', filters: { status: ['client'] }, sort: 'score' }
  const { body } = await createTestApp(database, { role: 'viewer' }).post('create-export', asked)
  const [, ticket = ''] =
    /^\/exports\/leads\.csv\?ticket=([\w-]{43})$/.exec((body['data'] as { url: string }).url) ?? []
  const [kept] = await database.db.select().from(exportTickets)
  expect(kept).toMatchObject({ requested: asked, token_hash: expect.not.stringContaining(ticket) })
  expect(await loggedIn(database)).toMatchObject([{ subject_kind: 'export', after: asked }])
})

test('makes none of what there is no export of', async () => {
  const answer = await createTestApp(database, { role: 'viewer' }).post('create-export', {
    what: 'passwords',
  })
  expect(answer.body.error).toBe('There is no export of that')
})
