import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)

test('list-templates sorts by name, ignoring case', async () => {
  for (const name of ['Second', 'audit', 'First']) await post('save-template', { name, text: `${name}.` })
  const viewer = createTestApp(database, { role: 'viewer' })
  const { body } = await viewer.post('list-templates', {})
  expect(body['data']).toMatchObject([
    { name: 'audit', text: 'audit.' },
    { name: 'First', text: 'First.' },
    { name: 'Second', text: 'Second.' },
  ])
})
