import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listWorkshopRegistrations } from '#contracts/list-workshop-registrations'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function list(input: object = {}) {
  const app = createTestApp(database, { role: 'viewer' })
  const { status, body } = await app.post('list-workshop-registrations', input)
  expect(status, body.error).toBe(200)
  return body as unknown as OutputOf<typeof listWorkshopRegistrations>
}

test('list-workshop-registrations lists registrations with their state at Zoom', async () => {
  const { post } = createTestApp(database)
  for (const name of ['Ada', 'Grace', 'Mary'])
    await post('register-workshop', { name, email: `${name}@example.com`, company: 'Navy' })
  const set = (email: string, values: Partial<typeof workshopRegistrations.$inferInsert>) =>
    database.db.update(workshopRegistrations).set(values).where(eq(workshopRegistrations.email, email))
  await set('ada@example.com', { zoom_registrant_id: 'z1', join_url: 'https://zoom.example/1' })
  await set('grace@example.com', { zoom_registrant_id: 'z2' })
  expect((await list()).data.map(({ name, zoom }) => [name, zoom])).toEqual([
    ['Mary', 'not_yet'],
    ['Grace', 'approval'],
    ['Ada', 'confirmed'],
  ])
  expect((await list({ q: 'ada@' })).data).toHaveLength(1)
  expect((await list()).count).toEqual({ value: 3, exact: true })
})
