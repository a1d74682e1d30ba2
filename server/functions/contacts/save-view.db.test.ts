import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listViews } from '#contracts/list-views'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { loggedIn } from '#test/log'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)

async function ownViews() {
  const { body } = await post('list-views', {})
  return (body as unknown as OutputOf<typeof listViews>).data.filter(({ isOwn }) => isOwn)
}

test('save-view saves a search with its filters and order under a name', async () => {
  await putContact(database, { company: 'Bakery' })
  await putContact(database)
  const view = { name: 'Bakeries', q: 'bakery', filters: { status: ['new'] }, sort: 'score' }
  const { id } = (await post('save-view', view)).body['data'] as { id: string }
  expect(await ownViews()).toEqual([{ id, isOwn: true, ...view, count: { value: 1, exact: true } }])
})

test('save-view replaces the view of that name, also with two concurrent saves', async () => {
  const saved = await Promise.all(['score', 'cost'].map((sort) => post('save-view', { name: 'Mine', sort })))
  expect(new Set(saved.map(({ body }) => (body['data'] as { id: string }).id)).size).toBe(1)
  expect(await ownViews()).toHaveLength(1)
  expect(await loggedIn(database)).toHaveLength(2)
})

test('save-view limits the number of views, because each is counted on every load', async () => {
  for (let n = 0; n < 20; n += 1) await post('save-view', { name: `View ${n}` })
  const refused = await post('save-view', { name: 'One more' })
  // The limit is not a conflict with somebody else, so it is no 409.
  expect(refused.status).toBe(422)
  expect(refused.body.error).toBe(
    'There are 20 views already. Delete one that nobody uses, then save this one.',
  )
  expect((await post('save-view', { name: 'View 3', sort: 'cost' })).status).toBe(200)
})
