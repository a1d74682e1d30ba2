import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { testDatabase } from '#test/database'

test('count-contacts counts the contacts that a search and filters find, and all of them', async () => {
  const database = await testDatabase()
  await putContact(database, { name: 'Ada Example', status: 'client' })
  await putContact(database, { name: 'Ada Other', status: 'new' })
  await putContact(database, { name: 'Grace Example', status: 'client' })
  const { post } = createTestApp(database, { role: 'viewer' })
  const counted = async (body: object) => (await post('count-contacts', body)).body['data']
  expect(await counted({})).toEqual({ found: 3, everyone: 3 })
  expect(await counted({ q: 'ada' })).toEqual({ found: 2, everyone: 3 })
  expect(await counted({ q: 'ada', filters: { status: ['client'] } })).toEqual({ found: 1, everyone: 3 })
  expect(await counted({ filters: { status: ['parked'] } })).toEqual({ found: 0, everyone: 3 })
})
