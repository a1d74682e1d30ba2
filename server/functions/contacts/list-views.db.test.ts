import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listViews } from '#contracts/list-views'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)

async function views() {
  const { body } = await post('list-views', {})
  return (body as unknown as OutputOf<typeof listViews>).data
}

test('list-views returns for each view the count of its list', async () => {
  await putContact(database, { waiting_since: new Date() })
  await putContact(database, { status: 'client' })
  await putContact(database, {
    team_size: 'large',
    yearly_cost: 120_000,
    next_step: 'Call',
    next_step_on: '2020-01-01',
  })
  await putContact(database, { status: 'parked' })
  const listed = await views()
  expect(listed.map(({ name, count }) => [name, count.value])).toEqual([
    ['Open', 2],
    ['Waiting for a reply', 1],
    ['Next step due', 1],
    ['Over $100,000', 1],
    ['No next step', 1],
    ['Clients', 1],
    ['Everyone', 4],
  ])
  for (const { filters, sort, count } of listed) {
    expect((await post('list-contacts', { filters, sort })).body['count']).toEqual(count)
  }
})
