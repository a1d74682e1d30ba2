import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putExampleContacts } from '#test/one-contact'
import { putUnsolicitedTestimonial, putUnsolicitedTestimonialOfAda } from '#test/unsolicited-testimonial'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await putExampleContacts(database.db)
})

const post: ReturnType<typeof createTestApp>['post'] = (...call) =>
  createTestApp(database, { role: 'editor' }).post(...call)
const ask = (id: string) => post('ask-permission', { id })

test('ask-permission is refused without an author’s address, and after permission', async () => {
  const ofNobody = await ask(await putUnsolicitedTestimonial(post))
  expect([ofNobody.status, ofNobody.body.error]).toEqual([
    409,
    'No address came with this. Say under Forms whose it is, then ask.',
  ])
  expect((await ask(randomUUID())).status).toBe(404)
  expect(await database.db.$count(deliveries, eq(deliveries.kind, 'permission-mail'))).toBe(0)

  const id = await putUnsolicitedTestimonialOfAda(post)
  expect((await ask(id)).body['data']).toEqual({ id })
  await database.db.execute(`update testimonials set consent_wording = 'Yes.'`)
  expect((await ask(id)).status).toBe(409)
  expect(await database.db.$count(deliveries, eq(deliveries.kind, 'permission-mail'))).toBe(1)
})
