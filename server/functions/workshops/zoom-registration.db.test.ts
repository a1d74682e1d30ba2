import { beforeEach, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const ada = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' }
const kinds = async () => (await database.db.select().from(deliveries)).map(({ kind }) => kind).toSorted()

test('zoom-registration registers a new person and queues the registration at Zoom', async () => {
  const answer = await createTestApp(database).post('zoom-registration', ada)
  expect(answer.body).toEqual({ data: { meeting: 'pending' } })
  expect(await database.db.select().from(workshopRegistrations)).toMatchObject([ada])
  expect(await kinds()).toEqual(['owner-notice', 'zoom-registrant'])
})

test('zoom-registration adds nothing after register-workshop, and returns Zoom’s confirmation', async () => {
  const { post } = createTestApp(database)
  await post('register-workshop', ada)
  await database.db.update(workshopRegistrations).set({ zoom_registrant_id: 'from Zoom' })
  const answer = await post('zoom-registration', { ...ada, email: 'Ada@example.com' })
  expect(answer.body).toEqual({ data: { meeting: 'confirmed' } })
  expect(await kinds()).toEqual(['owner-notice', 'zoom-registrant'])
})
