import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { testimonials } from '#server/db/schema/testimonials'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
const post = (name: string, body: unknown = {}) =>
  createTestApp(database, { role: 'editor' }).post(name, body)
const listed = async () => (await post('get-admin-testimonials')).body['data'] as AdminTestimonial[]

/** Stores an approved testimonial that was created in the given minute. */
async function put(name: string, minute: number) {
  const id = randomUUID()
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, minute))
  const values = { rating: 5, category: 'ai-audit' as const, is_approved: true, created_at }
  await database.db.insert(testimonials).values({ id, name, testimonial: 'It hold.', ...values })
  return id
}

test('a featured testimonial comes before newer ones for visitors, but not in the admin list', async () => {
  const old = await put('Old', 1)
  await put('New', 2)
  const shown = async () =>
    ((await post('list-testimonials')).body['data'] as { name: string }[]).map(({ name }) => name)
  expect(await shown()).toEqual(['New', 'Old'])
  const answer = await post('feature-testimonial', { id: old, isFeatured: true })
  expect(answer.status, answer.body.error).toBe(200)
  expect(await shown()).toEqual(['Old', 'New'])
  expect((await listed()).map(({ is_featured }) => is_featured)).toEqual([false, true])
  await post('undo', { logId: answer.body['logId'] })
  expect(await shown()).toEqual(['New', 'Old'])
})
