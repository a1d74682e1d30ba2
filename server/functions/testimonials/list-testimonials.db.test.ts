import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { PublishedTestimonial } from '#contracts/list-testimonials'
import { testimonials } from '#server/db/schema/testimonials'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** Stores one per minute, named in this order, all approved except those named `pending`. */
async function store(...given: [name: string, category: PublishedTestimonial['category']][]) {
  for (const [minute, [name, category]] of given.entries()) {
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, minute))
    const words = { name, category, testimonial: 'It works.', rating: 4, consent_wording: 'Yes.' }
    await database.db.insert(testimonials).values({ ...words, id: randomUUID(), created_at })
  }
  await database.pool.query("update testimonials set is_approved = name <> 'pending'")
}

const namesOf = async (body: object) => {
  const answer = await createTestApp(database).post('list-testimonials', body)
  expect(answer.status, answer.body.error).toBe(200)
  return (answer.body.data as PublishedTestimonial[]).map(({ name }) => name)
}

test('list-testimonials lists approved ones, newest first, optionally by category, up to a limit', async () => {
  await store(
    ['first', 'business-coaching'],
    ['pending', 'business-coaching'],
    ['second', 'workshop'],
    ['third', 'business-coaching'],
  )
  expect(await namesOf({})).toEqual(['third', 'second', 'first'])
  expect(await namesOf({ limit: 2 })).toEqual(['third', 'second'])
  expect(await namesOf({ category: 'business-coaching' })).toEqual(['third', 'first'])
  expect(await namesOf({ category: 'business-coaching', limit: 1 })).toEqual(['third'])
  expect(await namesOf({ category: 'ai-audit' })).toEqual([])
})

test('list-testimonials without a body lists all', async () => {
  await store(['only', 'workshop'])
  const answer = await createTestApp(database).request('/functions/v1/list-testimonials', { method: 'POST' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ data: [{ name: 'only' }] })
})

test('list-testimonials returns only public data', async () => {
  await store(['only', 'workshop'])
  await database.db.update(testimonials).set({ image_url: 'https://elsewhere.example/a.png' })
  const answer = await createTestApp(database).post('list-testimonials', {})
  expect(answer.body.data).toEqual([
    {
      id: expect.any(String),
      name: 'only',
      role: null,
      company: null,
      testimonial: 'It works.',
      repaired_from: null,
      repaired_to: null,
      rating: 4,
      category: 'workshop',
      image_url: null,
      video_url: null,
      age: null,
      is_approved: true,
      is_featured: false,
      is_sample: false,
      created_at: '2026-01-01T00:00:00.000Z',
    },
  ])
})

test.each([
  [{ category: 'sports' }, 'category', 'There is no such category'],
  [{ limit: 0 }, 'limit', 'The limit must be a whole number from 1 to 200'],
  [{ limit: 201 }, 'limit', 'The limit must be a whole number from 1 to 200'],
])('list-testimonials refuses %j', async (body, path, message) => {
  const answer = await createTestApp(database).post('list-testimonials', body)
  expect(answer.status).toBe(422)
  expect(answer.body.issues).toEqual([{ path, message }])
})
