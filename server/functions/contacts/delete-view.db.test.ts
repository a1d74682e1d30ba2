import { beforeEach, expect, test } from 'vitest'
import { savedViews } from '#server/db/schema/saved-views'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)

test('delete-view deletes a view, and deleting it again is no error and not logged', async () => {
  const { id } = (await post('save-view', { name: 'Bakeries' })).body['data'] as { id: string }
  expect((await post('delete-view', { id })).body).toEqual({ data: { id }, logId: expect.any(String) })
  expect((await post('delete-view', { id })).body).toEqual({ data: { id }, logId: null })
  expect(await database.db.$count(savedViews)).toBe(0)
  const deleted = (await loggedIn(database)).find(({ action }) => action === 'delete-view')
  expect(deleted).toMatchObject({ subject_kind: 'saved-view', before: { name: 'Bakeries' }, after: null })
})
