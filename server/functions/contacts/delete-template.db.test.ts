import { beforeEach, expect, test } from 'vitest'
import { replyTemplates } from '#server/db/schema/reply-templates'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)

test('delete-template deletes a template, and deleting it again is no error and not logged', async () => {
  const template = { name: 'Thanks', text: 'Thank you.' }
  const { id } = (await post('save-template', template)).body['data'] as { id: string }
  expect((await post('delete-template', { id })).body).toEqual({ data: { id }, logId: expect.any(String) })
  expect((await post('delete-template', { id })).body).toEqual({ data: { id }, logId: null })
  expect(await database.db.$count(replyTemplates)).toBe(0)
  const deleted = (await loggedIn(database)).find(({ action }) => action === 'delete-template')
  expect(deleted).toMatchObject({ subject_kind: 'template', before: template, after: null })
})
