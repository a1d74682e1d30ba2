import { beforeEach, expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)
const listed = async () => (await post('list-templates', {})).body['data']
const saved = async (body: object) => (await post('save-template', body)).body['data'] as { id: string }

test('save-template adds a template, and changes it by its id', async () => {
  const { id } = await saved({ name: 'Second call', text: 'Hello {first name}' })
  const first = await saved({ name: 'audit', text: 'About the audit' })
  await saved({ id, name: 'After the call', text: 'Hello {first name},\n\nthank you.' })
  expect(await listed()).toEqual([
    { id, name: 'After the call', text: 'Hello {first name},\n\nthank you.' },
    { id: first.id, name: 'audit', text: 'About the audit' },
  ])
  expect(await loggedIn(database)).toHaveLength(3)
})

test('save-template refuses the name of another template, also with two concurrent saves', async () => {
  const statuses = await Promise.all(
    ['One', 'Two'].map(async (text) => (await post('save-template', { name: 'Same', text })).status),
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await listed()).toHaveLength(1)
  const [first] = (await listed()) as { id: string; text: string }[]
  // Saving the same template again returns the existing one.
  expect(await saved({ name: 'Same', text: first?.text })).toEqual({ id: first?.id })
})

test('save-template refuses a change to a deleted template, and a template above the limit', async () => {
  const { id } = await saved({ name: 'Gone', text: 'Text' })
  await post('delete-template', { id })
  const refused = await post('save-template', { id, name: 'Gone', text: 'Other text' })
  expect([refused.status, refused.body.error]).toEqual([
    404,
    'This template was deleted. Save it as a new one.',
  ])
  for (let n = 0; n < 50; n += 1) await post('save-template', { name: `Template ${n}`, text: 'Text' })
  const above = await post('save-template', { name: 'One more', text: 'Text' })
  expect([above.status, above.body.error]).toEqual([
    422,
    'There are 50 templates already. Delete one that nobody uses.',
  ])
})
