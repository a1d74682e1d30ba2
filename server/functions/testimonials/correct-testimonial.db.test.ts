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

test('correct-testimonial keeps the original text, and entering that again reverts the correction', async () => {
  const id = await put('Ada', 1)
  const correct = (testimonial: string) => post('correct-testimonial', { id, testimonial })
  await correct(' It holds. ')
  await correct('It holds!')
  expect(await listed()).toMatchObject([{ testimonial: 'It holds!', written: 'It hold.' }])
  await correct('It hold.')
  expect(await listed()).toMatchObject([{ testimonial: 'It hold.', written: null }])
  expect((await correct(' ')).body.error).toBe('Please leave the author some words')
  const gone = await post('correct-testimonial', { id: randomUUID(), testimonial: 'x' })
  expect(gone.body).toMatchObject({ code: 'not_found', error: 'This testimonial has been deleted.' })
})

test('correct-testimonial requires both ends of the repaired link or none, and keeps it without them', async () => {
  const id = await put('Ada', 1)
  const correct = (link: object) => post('correct-testimonial', { id, testimonial: 'It hold.', ...link })
  await correct({ repaired_from: 'asked', repaired_to: ' answered ' })
  await correct({})
  expect(await listed()).toMatchObject([{ repaired_from: 'asked', repaired_to: 'answered', written: null }])
  for (const link of [{ repaired_from: 'asked' }, { repaired_from: '', repaired_to: 'answered' }])
    expect((await correct(link)).body).toMatchObject({ error: 'Please name both ends of the link, or none' })
  await correct({ repaired_from: '', repaired_to: '' })
  expect(await listed()).toMatchObject([{ repaired_from: null, repaired_to: null }])
})
